const STORAGE_KEY = 'leftPath';
/** Time for which a login opens the page again. */
const STORED_MS = 3_600_000;

/** Stores the page on which an employee's session ended. The login link may open in another tab. */
export function storeLeftPath(userId: string, path: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, path, at: Date.now() }));
  } catch {
    // Storage is full or blocked: the link opens the home page.
  }
}

/** Returns the stored page of this employee and removes it; null without one. */
export function takeLeftPath(userId: string, now: number): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Record<string, unknown> | null;
    const { path, at } = stored ?? {};
    if (stored?.['userId'] !== userId || typeof path !== 'string' || typeof at !== 'number') return null;
    if (now - at >= STORED_MS || !/^\/(?![/\\])/.test(path)) return null;
    localStorage.removeItem(STORAGE_KEY);
    return path;
  } catch {
    return null;
  }
}
