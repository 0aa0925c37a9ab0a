# Without a network: what is kept on the device, playing there, and installing the page.

web-offline-title = Play offline
web-offline-what = On a train, at a campsite, wherever there is no network:
web-offline-always = What you have seen on this device opens again: your games, reviews, rules and lessons.
web-offline-play = If you keep the game on this device, you can also play: against bots, or together on one screen.
web-offline-not = Not without a network: playing with people on other devices, and reviews you have not seen yet. The strongest bots stay at home too.
web-offline-keep = Keep the game on this device ({ NUMBER($size, maximumFractionDigits: 1) } MB)
web-offline-renew = Fetch the new version ({ NUMBER($size, maximumFractionDigits: 1) } MB)
web-offline-undo = You can remove it again at any time. What you play is kept on this device and joins your games when the network is back.
web-offline-fetching = Being fetched: { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
web-offline-trying = It is all here. One try, and it is ready …
web-offline-ready = Ready: you can play on this device without a network.
web-offline-remove = Remove it from this device
web-offline-trouble = That did not work. Is there enough room on this device, and a network? Nothing was kept.
web-offline-none = This server has no game to take along.
web-offline-later = Without a network the game cannot be fetched. Come back when you have one.
web-offline-games = Games on this device
web-offline-unsent = { $count ->
    [one] One finished game will join your games when the network is back.
   *[other] { $count } finished games will join your games when the network is back.
}
web-install = Install
web-install-what = Wormgrill can stand among the programs of your device, with its own icon and window. It is the same page, and nothing else is installed.
web-install-now = Install now
web-install-how = You find it in your browser’s menu: “Install” or “Add to Home Screen”. On an iPhone or iPad tap Share, then “Add to Home Screen”.
web-install-done = Wormgrill is installed on this device.
web-cut-play = No network: you play on this device.
web-cut-read = No network: you see what this device has seen before.
web-cut-more = What works offline
