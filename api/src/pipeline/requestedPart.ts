import type { ByteRange } from '../integrations/files/fileStore.ts';

/**
 * The part of a file that a Range header asks for (RFC 9110, 14): undefined means all of it, null a part that it does
 * not have. Several parts at once, and units other than bytes, may be answered by the whole file.
 */
export function requestedPart(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // Without a first byte the number is how many are wanted of the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first <= last ? { first, last } : null;
}
