// Whether this device is called when it is our turn: what the browser allows, and what the server knows.
import type { CallsView, TableCallView } from '../messages'
import { ask, Problem } from '../session/api'

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
    const worker = await registration()
    if (worker?.active?.scriptURL.endsWith(WORKER)) await worker.unregister()
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

function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration('/')
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null
}

async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe() // it may be another server's, or an old key's
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new NoPushService()
  }
}

async function idOf(made: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.endpoint))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, ID)
}
