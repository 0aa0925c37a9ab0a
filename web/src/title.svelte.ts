// What stands on the tab: the name of the page, or a call in its place.
class Title {
  call = $state('') // somebody is waited for here, in words; empty if not
}

export const title = new Title()
