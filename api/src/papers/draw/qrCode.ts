import { encode } from 'uqr';
import type { PaperPage } from './PaperPage.ts';

/** White around it, in its dots: readers look for it. */
const QUIET_DOTS = 4;

/** A QR code in a square of this side. */
export function drawQrCode(
  page: PaperPage,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_DOTS });
  const dot = side / size;
  for (const [row, dots] of data.entries())
    for (const [column, isDark] of dots.entries()) if (isDark) page.pdf.rect(x + column * dot, y + row * dot, dot, dot);
  page.pdf.fill('#000');
}
