import { mount } from 'svelte'
import App from './App.svelte'
import { menu } from './session/editions.svelte'
import { me } from './session/guest.svelte'
import { prepare } from './sound'
import { load, speech } from './texts.svelte'
import './theme.css'

// At the first touch, so that the first dice do not wait for it; a finger counts when it is lifted.
const TOUCHES = ['pointerdown', 'pointerup', 'keydown']
function touched(): void {
  setTimeout(() => {
    if (prepare()) for (const touch of TOUCHES) removeEventListener(touch, touched)
  })
}
for (const touch of TOUCHES) addEventListener(touch, touched)

// By touch until a key is pressed.
const root = document.documentElement
root.dataset.touched = ''
addEventListener('keydown', () => delete root.dataset.touched)
addEventListener('pointerdown', () => (root.dataset.touched = ''))

const QUIET = 2000 // milliseconds
const arrived = Promise.all([me.arrive(), menu.load()]) // all at once, so that nothing jumps
arrived.catch(() => undefined) // the page tells it
await load(speech.language)
const target = document.getElementById('app')
if (target) mount(App, { target, props: { arrived } })

// What helps without a network waits until the page stands.
const begun = () => import('./offline/begin').then(({ begin }) => begin()).catch(() => undefined) // the next visit tries again
const later = () => setTimeout(() => void begun(), QUIET)
arrived.then(later, () => undefined)
