import type { ByteRange } from '../integrations/files/fileStore.ts';

/**
 * Parses a Range header (RFC 9110, 14): undefined means the whole file, null an unsatisfiable range. Several ranges and
 * units other than bytes get the whole file, as the RFC allows.
 */
export function requestedPart(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // Without a first byte, the number counts from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first <= last ? { first, last } : null;
}
