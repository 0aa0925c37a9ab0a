// The service worker that shows calls. Nothing lies in its scope: the pages have another one, and this one is there only
// where somebody wants to be called.
export const SCOPE = '/call/'

/** Ours, if there is one; over plain http there is none. */
export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration(SCOPE) : undefined
  return found?.scope.endsWith(SCOPE) ? found : undefined // else it is the pages' own, which is nearest
}
