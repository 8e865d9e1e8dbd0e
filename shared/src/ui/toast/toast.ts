/** Name of the event that carries a toast to the `Toaster`, which only the shell renders. */
export const TOAST_EVENT = 'portal:toast';

/** Says something in passing for 3 seconds. Sections carry this line only; what shows it is the shell's. */
export function toast(message: string): void {
  window.dispatchEvent(new CustomEvent<string>(TOAST_EVENT, { detail: message }));
}
