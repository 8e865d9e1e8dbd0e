const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Duration in its two largest units: `바로`, `45초`, `12분 30초`, `2시간 5분`, `1일 3시간`. */
export function spanWords(seconds: number): string {
  if (seconds < 1) return '바로';
  if (seconds < MINUTE) return `${seconds}초`;
  if (seconds < HOUR) return words(seconds, MINUTE, '분', 1, '초');
  if (seconds < DAY) return words(seconds, HOUR, '시간', MINUTE, '분');
  return words(seconds, DAY, '일', HOUR, '시간');
}

function words(seconds: number, large: number, largeName: string, small: number, smallName: string): string {
  const rest = Math.floor((seconds % large) / small);
  return `${Math.floor(seconds / large)}${largeName}${rest > 0 ? ` ${rest}${smallName}` : ''}`;
}
