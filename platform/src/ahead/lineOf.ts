/** Line as reported by `navigator.connection`: Chromium has it, Safari and Firefox do not. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
  /** Mbit/s. */
  downlink?: number;
}

/** `unknown` without a report. */
export type Line = 'good' | 'fair' | 'slow' | 'unknown';

/** Mbit/s. Below this, a prefetch delays what the visitor is reading. */
const MIN_GOOD_DOWNLINK = 1;

/** Quality of a line; slow for a visitor who saves data. */
export function lineOf(connection: Connection | undefined): Line {
  if (!connection) return 'unknown';
  const { effectiveType, saveData, downlink = Infinity } = connection;
  if (saveData || (effectiveType !== '3g' && effectiveType !== '4g')) return 'slow';
  return effectiveType === '4g' && downlink >= MIN_GOOD_DOWNLINK ? 'good' : 'fair';
}

/** Current line of this browser. */
export const ownLine = (): Line => lineOf((navigator as Navigator & { connection?: Connection }).connection);
