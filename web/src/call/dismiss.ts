import { registration } from './worker'

/** Whoever looks at the table needs its call no longer. */
export async function dismiss(path: string): Promise<void> {
  for (const call of (await (await registration())?.getNotifications({ tag: path })) ?? []) call.close()
}
