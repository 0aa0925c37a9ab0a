/** Whoever looks at the table needs its call no longer. */
export async function dismiss(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return // over plain http there is none
  const found = await navigator.serviceWorker.getRegistration('/')
  for (const call of (await found?.getNotifications?.({ tag: path })) ?? []) call.close()
}
