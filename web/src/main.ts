import { mount } from 'svelte'
import App from './App.svelte'
import { prepare } from './sound'
import './theme.css'

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => setTimeout(prepare), { once: true })

const target = document.getElementById('app')
if (target) mount(App, { target })
