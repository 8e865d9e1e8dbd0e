import { encode } from 'uqr';
import type { PaperPage } from './PaperPage.ts';

/** Quiet zone around the code in modules, required by readers. */
const QUIET_DOTS = 4;

interface Square {
  x: number;
  y: number;
  side: number;
}

/** Draws a QR code in a square; `words` are its alternative text. */
export function drawQrCode(page: PaperPage, { text, words }: { text: string; words: string }, square: Square): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_DOTS });
  const dot = square.side / size;
  page.picture(words, () => {
    for (const [row, dots] of data.entries())
      for (const [column, isDark] of dots.entries())
        if (isDark) page.pdf.rect(square.x + column * dot, square.y + row * dot, dot, dot);
    page.pdf.fill('#000');
  });
}
