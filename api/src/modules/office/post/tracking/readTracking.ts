import { digitsOf } from '@portal/shared/rules';
import { letOthersRun, mapInPieces } from '../../../../clock/inPieces.ts';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { readCsv, type CsvTable } from '../../../../csv/readCsv.ts';
import { HEADINGS, OTHER_HEADINGS, type Field } from './headings.ts';

/** Each is a card that is told of, in one transaction. */
const MAX_ROWS = 500;
/** Some milliseconds' work. */
const ROWS_AT_ONCE = 1000;

/** One row of a table of numbers; empty where it does not say. */
export interface TrackingRow {
  line: number;
  /** Digits, these three. */
  certificateNo: string;
  postCode: string;
  trackingNumber: string;
  name: string;
  carrier: string;
}

function columnsOf({ headings }: CsvTable): Partial<Record<Field, number>> {
  const found: Partial<Record<Field, number>> = {};
  for (const [index, heading] of headings.entries()) {
    const field = OTHER_HEADINGS[heading];
    if (field) found[field] ??= index;
  }
  for (const field of Object.keys(HEADINGS) as Field[])
    if (headings.includes(HEADINGS[field])) found[field] = headings.indexOf(HEADINGS[field]);
  return found;
}

/** Reads a table of numbers. @throws UnreadableCsv also where its columns do not say whose, or which number. */
export async function readTracking(bytes: Uint8Array): Promise<TrackingRow[]> {
  // The body has just been parsed and checked: that was work enough in one go.
  await letOthersRun();
  const table = await readCsv(bytes, { maxRows: MAX_ROWS });
  const columns = columnsOf(table);
  if (columns.trackingNumber === undefined)
    throw new UnreadableCsv(`'${HEADINGS.trackingNumber}' 열이 없습니다. 첫 줄에 열 이름을 적어 주세요.`);
  const namesHolder = columns.name !== undefined && columns.postCode !== undefined;
  if (columns.certificateNo === undefined && !namesHolder)
    throw new UnreadableCsv(
      "누구의 우편인지 알 수 있는 열이 없습니다. '발송번호', 또는 '이름'과 '우편번호' 열을 넣어 주세요.",
    );
  return mapInPieces(table.rows, ROWS_AT_ONCE, ({ line, cells }) => {
    const cell = (field: Field) => (cells[columns[field] ?? -1] ?? '').replace(/^'/, '');
    return {
      line,
      certificateNo: digitsOf(cell('certificateNo')),
      postCode: digitsOf(cell('postCode')),
      trackingNumber: digitsOf(cell('trackingNumber')),
      name: cell('name'),
      carrier: cell('carrier').replace(/\s/g, ''),
    };
  });
}
