/** Ability of this browser: `ready` to subscribe, or the reason why it cannot. */
export type PushSupport = 'ready' | 'refused' | 'homeScreen' | 'unsupported';

const isAppleMobile = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Returns whether this browser shows notices. Apple's phones do only for a site opened from the home screen. */
export function readPushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'refused' : 'ready';
  return isAppleMobile() ? 'homeScreen' : 'unsupported';
}
