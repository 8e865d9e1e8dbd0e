/**
 * Storage of a tab, which survives a reload and ends with the tab. If it is full or forbidden, as in private windows of
 * some browsers, values are lost, but the form works.
 */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not stored, see above.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
