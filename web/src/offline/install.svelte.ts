// The browser's own offer to put the page among the programs of this device, kept until somebody asks for it.
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

class Install {
  offer = $state.raw<InstallPrompt | null>(null)
  done = $state(matchMedia('(display-mode: standalone)').matches)

  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as InstallPrompt
    })
    addEventListener('appinstalled', () => (this.done = true))
  }

  async accept(): Promise<void> {
    const offer = this.offer
    this.offer = null
    await offer?.prompt()
  }
}

export const install = new Install()
