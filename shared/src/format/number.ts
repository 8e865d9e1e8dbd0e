const grouped = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });

/** `15,000원`. */
export function formatMoney(won: number | null | undefined): string {
  return typeof won === 'number' && Number.isFinite(won) ? `${grouped.format(won)}원` : '';
}

/** What something costs: `15,000원`, or `무료` for nothing. */
export const formatPrice = (won: number): string => (won === 0 ? '무료' : formatMoney(won));

/** `1,234`. */
export function formatCount(value: number): string {
  return grouped.format(value);
}

/** `820 B`, `12 KB`, `3.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
