const STORAGE_KEY = 'message';

/** Keeps what the visitor is to read after a navigation, which may end in another document. */
export function keepMessage(message: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, message);
  } catch {
    // Storage is full or forbidden: only this document can still say it.
  }
}

/** The message that was kept, which is said once; null without one. */
export function takeMessage(): string | null {
  try {
    const message = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return message;
  } catch {
    return null;
  }
}
