import { association } from '@portal/shared/association';
import { escapeMarkup } from './blocks.ts';
import { OFFICE, officeFile, relation } from './officePackage.ts';

/** Value of a cell. A formula has its current result, for programs that do not calculate. */
export type Cell =
  | string
  | number
  | { formula: string; value: number; isShare?: boolean }
  | { toFill: string | number };

export interface Sheet {
  /** At most 31 characters, without `[]:*?/\`. */
  name: string;
  title: string;
  /** Instructions below the title. */
  note: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Width of each column in characters; Korean ones count double. */
  widths: readonly number[];
}

/** First row of cells in a sheet, after title, note and head. */
export const FIRST_ROW = 4;

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
/** Indexes of the styles in `STYLES`. */
const STYLE = { title: 1, head: 2, text: 3, number: 4, share: 5, toFill: 6, note: 7 };

const BORDER = ['left', 'right', 'top', 'bottom'].map((side) => `<${side} style="thin"/>`).join('');
const format = (font: number, fill: number, border: number, number: number, alignment: string) =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment ${alignment}/></xf>`;
const WRAPPED = 'vertical="center" wrapText="1"';
const font = (size: number, bold: boolean) =>
  `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><name val="맑은 고딕"/></font>`;
const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/></patternFill></fill>`;
/** Number formats 3 and 10 of the standard: `#,##0` and `0.00%`. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="3">${font(11, false)}${font(16, true)}${font(11, true)}</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('E8EFE9')}${fill('FFF7DB')}</fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${BORDER}<diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${format(1, 0, 0, 0, 'vertical="center"')}${format(2, 2, 1, 0, `horizontal="center" ${WRAPPED}`)}${format(0, 0, 1, 0, WRAPPED)}${format(0, 0, 1, 3, WRAPPED)}${format(0, 0, 1, 10, WRAPPED)}${format(0, 3, 1, 3, WRAPPED)}${format(0, 0, 0, 0, 'vertical="center"')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** `A1`; the columns of a sheet here end before `Z`. */
const at = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`;

function cellXml(cell: Cell, reference: string, style?: number): string {
  if (typeof cell === 'object' && 'formula' in cell)
    return `<c r="${reference}" s="${cell.isShare ? STYLE.share : STYLE.number}"><f>${escapeMarkup(cell.formula)}</f><v>${cell.value}</v></c>`;
  const [value, own] = typeof cell === 'object' ? [cell.toFill, STYLE.toFill] : [cell, undefined];
  const look = style ?? own ?? (typeof value === 'number' ? STYLE.number : STYLE.text);
  if (typeof value === 'number') return `<c r="${reference}" s="${look}"><v>${value}</v></c>`;
  if (value === '') return `<c r="${reference}" s="${look}"/>`;
  return `<c r="${reference}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(value)}</t></is></c>`;
}

function sheetXml({ title, note, head, rows, widths }: Sheet): string {
  const row = (cells: readonly Cell[], number: number, style?: number) =>
    `<row r="${number}">${cells.map((cell, column) => cellXml(cell, at(column, number), style)).join('')}</row>`;
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="${FIRST_ROW - 1}" topLeftCell="A${FIRST_ROW}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>${row([title], 1, STYLE.title)}${row([note], 2, STYLE.note)}${row(head, FIRST_ROW - 1, STYLE.head)}${rows
    .map((cells, index) => row(cells, FIRST_ROW + index))
    .join(
      '',
    )}</sheetData><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="${head.length > 5 ? 'landscape' : 'portrait'}" fitToHeight="0"/><headerFooter><oddFooter>${escapeMarkup(`&C${association.name} ${association.phone}`)}</oddFooter></headerFooter></worksheet>`;
}

/** An XLSX of these sheets. Programs recalculate its formulas when they open it. */
export function workbookFile(title: string, sheets: readonly Sheet[]): Buffer {
  const names = sheets
    .map(({ name }, index) => `<sheet name="${escapeMarkup(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('');
  return officeFile(
    title,
    association.name,
    {
      path: 'xl/workbook.xml',
      type: `${TYPE}.sheet.main+xml`,
      xml: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets>${names}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
      refersTo: [
        ...sheets.map((_, index) => relation('worksheet', `worksheets/sheet${index + 1}.xml`)),
        relation('styles', 'styles.xml'),
      ],
    },
    [
      ...sheets.map((sheet, index) => ({
        path: `xl/worksheets/sheet${index + 1}.xml`,
        type: `${TYPE}.worksheet+xml`,
        xml: sheetXml(sheet),
      })),
      { path: 'xl/styles.xml', type: `${TYPE}.styles+xml`, xml: STYLES },
    ],
  );
}
