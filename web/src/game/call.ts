// It is our turn, or a rematch is wanted, and we are looking elsewhere: a mark on the tab, a sound, a short buzz.
import { settings } from '../settings.svelte'
import { play } from '../sound'
import { t } from '../texts.svelte'
import { title } from '../title.svelte'

export function callBack(why: string = t('web-your-turn')): void {
  if (!document.hidden) return
  title.call = why
  if (settings.sound === 'on') play('call')
  navigator.vibrate?.(200)
  document.addEventListener('visibilitychange', () => (title.call = ''), { once: true })
}
