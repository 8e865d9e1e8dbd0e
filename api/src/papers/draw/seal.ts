import type { PaperPage } from './PaperPage.ts';

const RED = '#b3261e';
/** Pixels. */
const LETTER = 16;
const FRAME = 2.25;
/** Height of a letter with its spacing, as a multiple of the letter. */
const CELL = 1.25;

/** Columns, and rows, of its letters. */
const COLUMNS = 3;

/** Side of the seal. */
export const sealSide = (page: PaperPage): number => page.px(LETTER * (CELL * COLUMNS + 0.4));

/** The association's seal: three columns, read from the right. */
export function drawSeal(page: PaperPage, words: string, { x, y }: { x: number; y: number }): void {
  const side = sealSide(page);
  const size = page.px(LETTER);
  const cell = size * CELL;
  const margin = (side - COLUMNS * cell) / 2;
  page.decorate(() => page.pdf.rect(x, y, side, side).lineWidth(page.px(FRAME)).strokeColor(RED).stroke());
  for (const [index, letter] of [...words].entries()) {
    const column = COLUMNS - 1 - Math.floor(index / COLUMNS);
    const row = index % COLUMNS;
    page.writeAt(y + margin + row * cell, letter, {
      x: x + margin + column * cell,
      width: cell,
      size,
      bold: true,
      color: RED,
      align: 'center',
      leading: CELL,
      role: 'Artifact',
    });
  }
}
