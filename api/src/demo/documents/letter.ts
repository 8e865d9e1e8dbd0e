import { association } from '@portal/shared/association';
import type { Block } from '@portal/shared/prose';
import { escapeMarkup } from './blocks.ts';
import { OFFICE, officeFile, relation } from './officePackage.ts';

const WORDS = `${OFFICE}/wordprocessingml/2006/main`;
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** A4 and its margins, in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_134 };
const FONT = '맑은 고딕';
const BULLETS = 1;

const run = (words: string | number, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeMarkup(words)}</w:t></w:r>`;
const lineOf = (words: string | number, style: string, properties = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${run(words)}</w:p>`;

function tableOf({ head, rows }: Extract<Block, { kind: 'table' }>): string {
  const width = Math.floor((PAGE.width - 2 * PAGE.margin) / head.length);
  const cell = (words: string | number, isHead: boolean) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="E8EFE9"/>' : ''}</w:tcPr><w:p><w:pPr><w:pStyle w:val="Cell"/></w:pPr>${run(words, isHead)}</w:p></w:tc>`;
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="8A8A8A"/>`)
    .join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${border}</w:tblBorders></w:tblPr><w:tblGrid>${head
    .map(() => `<w:gridCol w:w="${width}"/>`)
    .join('')}</w:tblGrid><w:tr><w:trPr><w:tblHeader/></w:trPr>${head
    .map((words) => cell(words, true))
    .join('')}</w:tr>${rows
    .map((row) => `<w:tr>${row.map((words) => cell(words, false)).join('')}</w:tr>`)
    .join('')}</w:tbl><w:p/>`;
}

/** The body; each ordered list counts from 1, with its own numbering. */
function bodyOf(blocks: readonly Block[]): { body: string; orderedLists: number } {
  let orderedLists = 0;
  const body = blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return lineOf(block.words, 'Heading1');
        case 'paragraph':
          return lineOf(block.words, 'Normal');
        case 'list': {
          if (block.isOrdered) orderedLists += 1;
          const number = block.isOrdered ? BULLETS + orderedLists : BULLETS;
          const numbering = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${number}"/></w:numPr>`;
          return block.items.map((item) => lineOf(item, 'ListParagraph', numbering)).join('');
        }
        case 'table':
          return tableOf(block);
        case 'newPage':
          return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
      }
    })
    .join('');
  return { body, orderedLists };
}

const level = (format: string, text: string) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="425" w:hanging="425"/></w:pPr></w:lvl>`;

const numberingOf = (orderedLists: number) =>
  `<w:numbering xmlns:w="${WORDS}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level('bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="singleLevel"/>${level('decimal', '%1.')}</w:abstractNum><w:num w:numId="${BULLETS}"><w:abstractNumId w:val="0"/></w:num>${Array.from(
    { length: orderedLists },
    (_, index) =>
      `<w:num w:numId="${BULLETS + index + 1}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  ).join('')}</w:numbering>`;

/** A style; `size` is in half points. */
const style = (id: string, name: string, size: number, bold: boolean, after: number, outline = '') =>
  `<w:style w:type="paragraph"${id === 'Normal' ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr><w:spacing w:before="0" w:after="${after}" w:line="300" w:lineRule="auto"/>${outline}</w:pPr><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr></w:style>`;

const STYLES = `<w:styles xmlns:w="${WORDS}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${FONT}" w:hAnsi="${FONT}" w:eastAsia="${FONT}"/><w:lang w:val="ko-KR" w:eastAsia="ko-KR"/></w:rPr></w:rPrDefault></w:docDefaults>${style('Normal', 'Normal', 22, false, 120)}${style('Title', 'Title', 36, true, 240)}${style('Heading1', 'heading 1', 26, true, 120, '<w:outlineLvl w:val="0"/>')}${style('ListParagraph', 'List Paragraph', 22, false, 60)}${style('Cell', 'Cell', 20, false, 40)}</w:styles>`;

/** A DOCX of a title, the blocks, and the sender. */
export function letterFile(title: string, blocks: readonly Block[]): Buffer {
  const { body, orderedLists } = bodyOf(blocks);
  const from = lineOf(`${association.name} ${association.phone}`, 'Normal', '<w:jc w:val="right"/>');
  const section = `<w:sectPr><w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}"/><w:pgMar w:top="${PAGE.margin}" w:right="${PAGE.margin}" w:bottom="${PAGE.margin}" w:left="${PAGE.margin}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`;
  return officeFile(
    title,
    association.name,
    {
      path: 'word/document.xml',
      type: `${TYPE}.document.main+xml`,
      xml: `<w:document xmlns:w="${WORDS}"><w:body>${lineOf(title, 'Title')}${body}${from}${section}</w:body></w:document>`,
      refersTo: [relation('styles', 'styles.xml'), relation('numbering', 'numbering.xml')],
    },
    [
      { path: 'word/styles.xml', type: `${TYPE}.styles+xml`, xml: STYLES },
      { path: 'word/numbering.xml', type: `${TYPE}.numbering+xml`, xml: numberingOf(orderedLists) },
    ],
  );
}
