/** Parses an absolute URL; null if invalid. `URL.canParse` is too new for some browsers. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
