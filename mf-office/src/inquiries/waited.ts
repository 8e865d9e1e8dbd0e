const HOUR_MS = 3_600_000;

/** Waiting time in words: `3일`, `5시간`. */
export function waited(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return '한 시간 안';
  return hours < 24 ? `${hours}시간` : `${Math.floor(hours / 24)}일`;
}
