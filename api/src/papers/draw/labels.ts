import { LABEL_COLUMNS, LABEL_ROWS, LABELS_PER_SHEET } from '@portal/shared/contract/office/post';
import type { Label } from './paperJob.ts';
import type { PaperPage } from './PaperPage.ts';

const MM = 72 / 25.4;

/** A standard sheet of 24 labels (Avery L7159 and compatible), in points. */
const WIDTH = 63.5 * MM;
const HEIGHT = 33.9 * MM;
const LEFT = 7.2 * MM;
const TOP = 12.9 * MM;
/** Distance between the left edges of adjacent labels. */
const STEP = 66 * MM;
/** Printers shift paper by a millimetre or two. */
const PADDING = 3 * MM;

/** Font sizes in points, to try in this order: addresses may be long, and a label is small. */
const SIZES = [10, 9, 8, 7, 6, 5, 4, 3];

/** Draws labels in order, on as many sheets as they need; the first sheet may be partly used. */
export function drawLabels(page: PaperPage, labels: readonly Label[], firstLabel: number): void {
  for (const [index, label] of labels.entries()) {
    const place = index + firstLabel - 1;
    if (index > 0 && place % LABELS_PER_SHEET === 0) page.turn();
    const onSheet = place % LABELS_PER_SHEET;
    const column = onSheet % LABEL_COLUMNS;
    const row = Math.floor(onSheet / LABEL_COLUMNS) % LABEL_ROWS;
    drawLabel(page, label, { x: LEFT + column * STEP + PADDING, y: TOP + row * HEIGHT + PADDING });
  }
}

function drawLabel(page: PaperPage, label: Label, { x, y }: { x: number; y: number }): void {
  const width = WIDTH - 2 * PADDING;
  const linesIn = (size: number) => {
    const plain = { x, width, size, leading: 1.25 };
    return [
      { text: label.postCode, style: { ...plain, bold: true, spacing: 0.1 } },
      { text: label.address, style: plain },
      ...(label.address2 ? [{ text: label.address2, style: plain }] : []),
      { text: `${label.name} 귀하`, style: { ...plain, bold: true } },
      { text: `발송번호 ${label.number}`, style: { ...plain, size: size * 0.7 } },
    ];
  };
  const heightIn = (size: number) =>
    linesIn(size).reduce((sum, { text, style }) => sum + page.heightOf(text, style), 0);
  const size = SIZES.find((each) => heightIn(each) <= HEIGHT - 2 * PADDING) ?? 3;
  let top = y;
  for (const { text, style } of linesIn(size)) top = page.writeAt(top, text, style);
}
