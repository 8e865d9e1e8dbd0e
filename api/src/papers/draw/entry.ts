import type { EntryPaper } from '@portal/shared/papers';
import { drawItems } from './items.ts';
import type { PaperPage } from './PaperPage.ts';
import { drawQrCode } from './qrCode.ts';

/** Pixels. */
const TITLE = 32;
const BODY = 17;
const SMALL = 15;
const CODE_SIDE = 112;
const PHOTO = { width: 112, height: 144 };
const GAP = 19;

/** A slip or a ticket; `photo` is a JPEG in the proportions of its frame. */
export function drawEntry(page: PaperPage, paper: EntryPaper, photo: Uint8Array<ArrayBuffer> | null): void {
  page.write(paper.title, { size: page.px(TITLE), bold: true, align: 'center', leading: 1.3, role: 'H1' });
  page.skip(GAP);
  drawHeader(page, paper);
  page.skip(GAP);
  if (paper.identity) {
    drawIdentity(page, paper.identity, photo);
    page.skip(GAP);
  }
  page.y = drawItems(page, paper.items, { x: page.left, y: page.y, width: page.width });
  page.skip(GAP);
  drawNotes(page, paper.notes);
}

/** Issuer, subject, and the code that staff scan at the door. */
function drawHeader(page: PaperPage, { issuer, subject, codeLabel, code, codeWords }: EntryPaper): void {
  const side = page.px(CODE_SIDE);
  const width = page.width - side - page.px(16);
  const lines = [
    { text: issuer, style: { x: page.left, width, size: page.px(BODY), bold: true } },
    { text: subject, style: { x: page.left, width, size: page.px(BODY) } },
    { text: `${codeLabel} ${code}`, style: { x: page.left, width, size: page.px(SMALL) } },
  ];
  const gap = page.px(4);
  const textHeight = lines.reduce((sum, { text, style }) => sum + page.heightOf(text, style), 2 * gap);
  const height = Math.max(side, textHeight);
  drawQrCode(
    page,
    { text: code, words: codeWords },
    { x: page.left + page.width - side, y: page.y + (height - side) / 2, side },
  );
  let y = page.y + (height - textHeight) / 2;
  for (const { text, style } of lines) y = page.writeAt(y, text, style) + gap;
  page.y += height;
}

function drawIdentity(
  page: PaperPage,
  { photoAlt, missing, items }: NonNullable<EntryPaper['identity']>,
  photo: Uint8Array<ArrayBuffer> | null,
): void {
  const { pdf, left, y } = page;
  const [width, height] = [page.px(PHOTO.width), page.px(PHOTO.height)];
  if (photo) page.picture(photoAlt, () => pdf.image(Buffer.from(photo), left, y, { width, height }));
  else drawMissing(page, missing, { width, height });
  page.decorate(() => pdf.rect(left, y, width, height).lineWidth(page.px(1)).strokeColor('#8c8c8c').stroke());
  const x = left + width + page.px(16);
  const end = drawItems(page, items, { x, y, width: left + page.width - x });
  page.y = Math.max(end, y + height);
}

/** Words in the middle of a frame without a photo. */
function drawMissing(page: PaperPage, words: readonly string[], frame: { width: number; height: number }): void {
  const padding = page.px(6);
  const style = {
    x: page.left + padding,
    width: frame.width - 2 * padding,
    size: page.px(SMALL),
    align: 'center' as const,
  };
  const gap = page.px(8);
  const height = words.reduce((sum, text) => sum + page.heightOf(text, style) + gap, -gap);
  let y = page.y + (frame.height - height) / 2;
  for (const text of words) y = page.writeAt(y, text, style) + gap;
}

/** Instructions to the holder. */
function drawNotes(page: PaperPage, { title, items }: EntryPaper['notes']): void {
  const size = page.px(BODY);
  page.write(title, { size, bold: true, role: 'H2' });
  page.skip(8);
  const indent = size * 1.5;
  const drawNote = (item: string, index: number) => {
    page.writeAt(page.y, `${index + 1}.`, { x: page.left + size * 0.3, width: indent, size, role: 'Lbl' });
    page.write(item, { x: page.left + indent, width: page.width - indent, size, role: 'LBody' });
    page.skip(4);
  };
  page.within('L', () => items.forEach((item, index) => page.within('LI', () => drawNote(item, index))));
}
