/** Name of the event that carries a toast to the `Toaster`, which only the shell renders. */
export const TOAST_EVENT = 'portal:toast';

/** Shows a message for 3 seconds. Sections contain only this line; the shell displays it. */
export function toast(message: string): void {
  window.dispatchEvent(new CustomEvent<string>(TOAST_EVENT, { detail: message }));
}
