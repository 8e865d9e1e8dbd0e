import { digitsOf } from '@portal/shared/rules';
import { letOthersRun, mapInPieces } from '../../../../clock/inPieces.ts';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { columnsOf, readCsv } from '../../../../csv/readCsv.ts';

/** Columns of a table of tracking numbers: our heading first, then those of the post and its customers. */
const HEADINGS = {
  certificateNo: ['발송번호'],
  name: ['이름', '수취인', '수취인명', '수취인성명', '받는분', '받는분성명', '성명'],
  postCode: ['우편번호', '수취인우편번호', '받는분우편번호'],
  trackingNumber: ['송장번호', '등기번호', '우편물번호', '운송장번호', '접수번호'],
  carrier: ['택배사', '배송사'],
} as const;
type Field = keyof typeof HEADINGS;

/** Each row sends a card and a notice, all in one transaction. */
const MAX_ROWS = 500;
/** Rows per turn, a few milliseconds. */
const ROWS_AT_ONCE = 1000;

/** A row of a table of tracking numbers; missing fields are empty. */
export interface TrackingRow {
  line: number;
  /** Digits only, like the next two fields. */
  certificateNo: string;
  postCode: string;
  trackingNumber: string;
  name: string;
  carrier: string;
}

/**
 * Parses a table of tracking numbers.
 * @throws UnreadableCsv also if no column identifies the certificate or has the tracking number
 */
export async function readTracking(bytes: Uint8Array): Promise<TrackingRow[]> {
  // Yields first: parsing and validating the body has already taken one turn.
  await letOthersRun();
  const table = await readCsv(bytes, { known: Object.values(HEADINGS).flat(), maxRows: MAX_ROWS });
  const columns = columnsOf(table, HEADINGS);
  if (columns.trackingNumber < 0)
    throw new UnreadableCsv(`'${HEADINGS.trackingNumber[0]}' 열이 없습니다. 첫 줄에 열 이름을 적어주세요.`);
  const namesHolder = columns.name >= 0 && columns.postCode >= 0;
  if (columns.certificateNo < 0 && !namesHolder)
    throw new UnreadableCsv(
      "누구의 우편인지 알 수 있는 열이 없습니다. '발송번호', 또는 '이름'과 '우편번호' 열을 넣어주세요.",
    );
  return mapInPieces(table.rows, ROWS_AT_ONCE, ({ line, cells }) => {
    const cell = (field: Field) => cells[columns[field]] ?? '';
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
