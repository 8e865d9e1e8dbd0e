import { SERVICE_WORKER_PATH } from '@portal/shared/section/offline';

/** Service worker of the shell, which members have already. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  return navigator.serviceWorker.ready;
}

async function subscribeWith({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    // It has another key of the portal.
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Subscribes this browser and returns its address and keys. @throws if the browser cannot */
export async function subscribeBrowser(publicKey: string) {
  const subscription = await subscribeWith(await worker(), publicKey);
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

/** Ends the subscription of this browser. The server has already forgotten it, so a failure does no harm. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER_PATH);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The push service could not be asked.
  }
}
