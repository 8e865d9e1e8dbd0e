/** A text as an absolute URL; null when it is none. `URL.canParse` is newer than some browsers. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
