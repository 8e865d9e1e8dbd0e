const UTF8 = new TextEncoder();

/** Bytes of a part of an address; a percent sign that escapes nothing is itself. */
function bytesOf(part: string): Uint8Array {
  const bytes: number[] = [];
  for (const [piece] of part.matchAll(/%[0-9a-f]{2}|[^%]+|%/gi))
    if (/^%[0-9a-f]{2}$/i.test(piece)) bytes.push(Number.parseInt(piece.slice(1), 16));
    else bytes.push(...UTF8.encode(piece));
  return Uint8Array.from(bytes);
}

function decodedAs(encoding: 'utf-8' | 'euc-kr', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A percent sign that escapes nothing. */
const STRAY = /%(?![0-9a-f]{2})/i;

/** Text of EUC-KR; null for other bytes, which decode to other scripts and controls. */
function koreanOf(bytes: Uint8Array): string | null {
  const text = decodedAs('euc-kr', bytes);
  return text !== null && /[가-힣]/.test(text) && !/\p{Cc}/u.test(text) ? text : null;
}

/**
 * Text of a percent-encoded segment, name or value of an address: of UTF-8, or else of EUC-KR, as older Korean sites
 * encode it; as it is if it is neither. Never throws.
 */
export function percentText(part: string): string {
  if (!part.includes('%')) return part;
  const bytes = bytesOf(part);
  return decodedAs('utf-8', bytes) ?? (STRAY.test(part) ? null : koreanOf(bytes)) ?? part;
}
