// Whether this device is called when it is our turn: what the browser allows, and what the server knows.
import type { CallsView, TableCallView } from '../messages'
import { ask } from '../session/api'
import { registration, SCOPE } from './worker'

/** What can be said of this device: it cannot be called (and why), or it is, or not. */
export type DeviceState = 'insecure' | 'install' | 'unsupported' | 'blocked' | 'off' | 'on'

const WORKER = '/call.js'
const ID = 24 // hexadecimal digits of the address's hash, as the server names devices

/** The push service of this browser cannot be reached, or does not want us. */
export class NoPushService extends Error {}

class Calls {
  view = $state.raw<CallsView | null>(null)
  device = $state<DeviceState>('off')
  own = $state<string | null>(null) // this device, as the server's list names it

  async look(): Promise<void> {
    this.view = await ask<CallsView>('GET', '/api/me/calls')
    this.device = await this.found()
  }

  private async found(): Promise<DeviceState> {
    const reason = hindrance()
    if (reason) return reason
    const made = await subscription()
    this.own = made && (await idOf(made))
    return this.view?.devices.some((one) => one.id === this.own) ? 'on' : 'off'
  }

  /** Asks for permission, which must follow from a tap; then the server is told where to call. */
  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.device = await this.found()
      return
    }
    const key = this.view?.key
    if (!key) return
    const made = await subscribed(key)
    const { endpoint, keys } = made.toJSON()
    this.view = await ask<CallsView>('POST', '/api/me/calls/devices', { endpoint, ...keys })
    this.device = await this.found()
  }

  /** This device forgets it too: nobody can call it any more. */
  async turnOff(): Promise<void> {
    await (await subscription())?.unsubscribe()
    if (this.own) await this.remove(this.own)
    await (await registration())?.unregister()
    this.device = await this.found()
  }

  async remove(id: string): Promise<void> {
    this.view = await ask<CallsView>('DELETE', `/api/me/calls/devices/${id}`)
  }

  async everywhere(wanted: boolean): Promise<void> {
    this.view = await ask<CallsView>('PUT', '/api/me/calls', { everywhere: wanted })
  }

  async at(table: string): Promise<boolean> {
    return (await ask<TableCallView>('GET', `/api/tables/${table}/call`)).wanted
  }

  async setAt(table: string, wanted: boolean): Promise<boolean> {
    return (await ask<TableCallView>('PUT', `/api/tables/${table}/call`, { wanted })).wanted
  }
}

export const calls = new Calls()

function hindrance(): DeviceState | null {
  if (!isSecureContext) return 'insecure'
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // Only iOS knows `standalone`; there pages can be called once they are on the home screen.
  if (!able) return 'standalone' in navigator && !navigator.standalone ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}


async function subscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null
}

async function subscribed(key: string): Promise<PushSubscription> {
  try {
    const { pushManager } = await active(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }))
    await (await pushManager.getSubscription())?.unsubscribe() // it may be another server's, or an old key's
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new NoPushService()
  }
}

/** Only a worker that has begun can be called. */
async function active(found: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = found.installing ?? found.waiting
  if (!found.active && coming)
    await new Promise<void>((resolve) => {
      coming.onstatechange = () => (coming.state === 'activated' || coming.state === 'redundant') && resolve()
    })
  return found
}

async function idOf(made: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.endpoint))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, ID)
}
