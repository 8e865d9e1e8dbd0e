const STORAGE_KEY = 'message';

/** Stores a message to be shown after a navigation, which may end in another document. */
export function keepMessage(message: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, message);
  } catch {
    // Storage is full or blocked: only this document can still show it.
  }
}

/** Returns the stored message and removes it; null without one. */
export function takeMessage(): string | null {
  try {
    const message = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return message;
  } catch {
    return null;
  }
}
