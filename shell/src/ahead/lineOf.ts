/** What a browser says of its line (`navigator.connection`): Chromium does, Safari and Firefox do not. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
  /** Mbit/s. */
  downlink?: number;
}

/** `unknown` where the browser says nothing. */
export type Line = 'good' | 'fair' | 'slow' | 'unknown';

/** Below this a page that is fetched ahead is in the way of what the visitor reads. Mbit/s. */
const MIN_GOOD_DOWNLINK = 1;

/** What may be asked of a line. Who saves data has a slow one. */
export function lineOf(connection: Connection | undefined): Line {
  if (!connection) return 'unknown';
  const { effectiveType, saveData, downlink = Infinity } = connection;
  if (saveData || (effectiveType !== '3g' && effectiveType !== '4g')) return 'slow';
  return effectiveType === '4g' && downlink >= MIN_GOOD_DOWNLINK ? 'good' : 'fair';
}

/** The line of this browser, now. */
export const ownLine = (): Line => lineOf((navigator as Navigator & { connection?: Connection }).connection);
