import type { ProvenPaper } from '@portal/shared/papers';
import { drawItems, rule } from './items.ts';
import type { PaperPage } from './PaperPage.ts';
import { drawQrCode } from './qrCode.ts';
import { drawSeal, sealSide } from './seal.ts';

/** Pixels. */
const TITLE = 32;
const HEADLINE = 32;
const BODY = 17;
const STATEMENT = 19;
const ASSOCIATION = 24;
const SMALL = 15;
const CODE_SIDE = 144;
/** Gap between the parts, which fill the page. */
const GAP = 42;

const HEADING = { bold: true, align: 'center', leading: 1.3 } as const;

/** A paper with a number for its verification. */
export function drawProven(page: PaperPage, paper: ProvenPaper): void {
  const parts = [
    () => page.write(paper.title, { ...HEADING, size: page.px(TITLE), role: 'H1' }),
    () => page.write(paper.numberLine, { size: page.px(BODY) }),
    () => page.write(paper.headline, { ...HEADING, size: page.px(HEADLINE) }),
    () => (page.y = drawItems(page, paper.items, { x: page.left, y: page.y, width: page.width })),
    () => page.write(paper.statement, { size: page.px(STATEMENT), leading: 1.8 }),
    () => drawIssuer(page, paper),
    ...(paper.check === '' ? [] : [() => drawCheck(page, paper)]),
    () => page.write(paper.note, { size: page.px(SMALL) }),
  ];
  for (const [index, draw] of parts.entries()) {
    if (index > 0) page.skip(GAP);
    draw();
  }
}

/** Date, issuer and seal. */
function drawIssuer(page: PaperPage, { issuedOn, issuer, seal }: ProvenPaper): void {
  page.write(issuedOn, { size: page.px(BODY), align: 'center' });
  page.skip(16);
  const style = { x: page.left, width: page.width, size: page.px(ASSOCIATION), bold: true };
  const [line = ''] = page.lines(issuer, style);
  const side = sealSide(page);
  const gap = page.px(8);
  const width = page.pdf.widthOfString(line) + gap + side;
  const x = page.left + (page.width - width) / 2;
  const textHeight = page.heightOf(issuer, style);
  page.writeAt(page.y + (side - textHeight) / 2, issuer, { ...style, x });
  drawSeal(page, seal, { x: x + width - side, y: page.y });
  page.y += side;
}

/** Instructions for the verification. */
function drawCheck(page: PaperPage, { address, codeWords, check }: ProvenPaper): void {
  rule(page, { x: page.left, y: page.y, width: page.width }, 1, '#999');
  page.skip(16);
  const side = page.px(CODE_SIDE);
  const x = page.left + side + page.px(16);
  const style = { x, width: page.left + page.width - x, size: page.px(SMALL) };
  drawQrCode(page, { text: address, words: codeWords }, { x: page.left, y: page.y, side });
  page.writeAt(page.y + (side - page.heightOf(check, style)) / 2, check, style);
  page.y += side;
}
