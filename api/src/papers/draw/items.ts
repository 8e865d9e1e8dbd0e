import type { PaperItem } from '@portal/shared/papers';
import type { PaperPage, TextStyle } from './PaperPage.ts';

const RULE = '#999';
const TERM_GROUND = '#f3f1ec';
/** Pixels. */
const PADDING = 8;
const BODY = 17;
const NAME = 19;
/** Width of the terms as a multiple of their size. */
const TERM_WIDTH = 7.5;

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Draws the items of a paper, ruled like a form, and returns the height of their end. */
export function drawItems(page: PaperPage, items: readonly PaperItem[], { x, y, width }: Place): number {
  const size = page.px(BODY);
  const padding = page.px(PADDING);
  const termWidth = size * TERM_WIDTH;
  let top = y;
  const ends: number[] = [];
  const drawRow = (item: PaperItem) => {
    const term: TextStyle = { x: x + padding, width: termWidth - 2 * padding, size, bold: true, role: 'TH' };
    const description: TextStyle = {
      x: x + termWidth + padding,
      width: width - termWidth - 2 * padding,
      size: item.emphasis === 'name' ? page.px(NAME) : size,
      bold: item.emphasis !== undefined,
      role: 'TD',
      ...(item.emphasis === 'name' && { spacing: 0.2 }),
    };
    const height = 2 * padding + Math.max(page.heightOf(item.term, term), page.heightOf(item.description, description));
    page.decorate(() => page.pdf.rect(x, top, termWidth, height).fill(TERM_GROUND));
    page.within('TR', () => {
      page.writeAt(top + padding, item.term, term);
      page.writeAt(top + padding, item.description, description);
    });
    top += height;
    ends.push(top);
  };
  page.within('Table', () => items.forEach(drawRow));
  for (const end of ends) rule(page, { x, y: end, width }, 1, RULE);
  rule(page, { x, y, width }, 2, '#000');
  return top;
}

/** A line over the whole width, of a thickness in pixels. */
export function rule(page: PaperPage, { x, y, width }: Place, thickness: number, color: string): void {
  page.decorate(() =>
    page.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(page.px(thickness))
      .strokeColor(color)
      .stroke(),
  );
}
