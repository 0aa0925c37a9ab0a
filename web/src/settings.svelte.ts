// What this device remembers about its user's taste.
export type Speed = 'calm' | 'normal' | 'fast' | 'instant'
export type HintMode = 'off' | 'ask' | 'always'
export type Theme = 'auto' | 'light' | 'dark'

function kept<T extends string>(name: string, allowed: readonly T[], usual: T): T {
  const found = localStorage.getItem(name)
  return allowed.find((one) => one === found) ?? usual
}

class Settings {
  sound = $state<'on' | 'off'>(kept('sound', ['on', 'off'] as const, 'on'))
  speed = $state<Speed>(kept('speed', ['calm', 'normal', 'fast', 'instant'] as const, 'normal'))
  hints = $state<HintMode>(kept('hints', ['off', 'ask', 'always'] as const, 'ask'))
  theme = $state<Theme>(kept('theme', ['auto', 'light', 'dark'] as const, 'auto'))

  set<Name extends 'sound' | 'speed' | 'hints' | 'theme'>(name: Name, value: Settings[Name]): void {
    this[name] = value as this[Name]
    localStorage.setItem(name, value)
    if (name === 'theme') this.dress()
  }

  dress(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.theme
  }

  get still(): boolean {
    return this.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const settings = new Settings()
