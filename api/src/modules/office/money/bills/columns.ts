import { association } from '@portal/shared/association';
import { formatBusinessNumber } from '@portal/shared/rules';
import type { BillRow } from '../../../../database/types/tables/bill.ts';

/** A bill with the title of its course or exam. */
interface BillToIssue extends BillRow {
  title: string;
  is_paid: boolean;
  /** Number of the original for a correction; null otherwise. */
  original_number: string | null;
}

/** The tax form's codes for a regular bill, and for money received or claimed. */
const KIND_CODE = '05';
const RECEIVED = '01';
const CLAIMED = '02';

/** Remark by which a row is found in the tax office's list of issued bills. */
export const REMARK_PREFIX = '관리번호 ';
const remarkOf = ({ bill_no }: Pick<BillRow, 'bill_no'>): string => `${REMARK_PREFIX}${bill_no}`;

const digits = (text: string) => text.replaceAll(/\D/g, '');
const compactDay = (day: string) => day.replaceAll('-', '');

type Cell = (bill: BillToIssue) => string | number;

const EMPTY: Cell = () => '';

/** Columns of one of the form's four items; only the first is filled in. */
const itemColumns = (nth: number): [string, Cell][] => {
  const ifFirst = (cell: Cell): Cell => (nth === 1 ? cell : EMPTY);
  return [
    [`일자${nth} (2자리, 작성년월 제외)`, ifFirst(({ written_on }) => written_on.slice(-2))],
    [`품목${nth}`, ifFirst(({ title }) => title)],
    [`규격${nth}`, EMPTY],
    [`수량${nth}`, EMPTY],
    [`단가${nth}`, EMPTY],
    [`공급가액${nth}`, ifFirst(({ amount }) => amount)],
    [`품목비고${nth}`, EMPTY],
  ];
};

/**
 * The columns of the tax office's bulk form for bills (전자계산서 일괄발급), as far as known. The last two are not in the form:
 * they help an employee to enter a correction (수정발급) by hand. Record 0190 lists what could not be verified.
 */
export const COLUMNS: readonly [string, Cell][] = [
  ['전자(세금)계산서 종류 (05:일반)', () => KIND_CODE],
  ['작성일자 (8자리, YYYYMMDD)', ({ written_on }) => compactDay(written_on)],
  ['공급자 등록번호 (10자리)', () => digits(association.businessNumber)],
  ['공급자 종사업장번호', EMPTY],
  ['공급자 상호', () => association.legalName],
  ['공급자 성명', () => association.representative.name],
  ['공급자 사업장주소', () => association.address.text],
  ['공급자 업태', () => association.businessType],
  ['공급자 종목', () => association.businessItem],
  ['공급자 이메일', () => association.email],
  ['공급받는자 등록번호', ({ business_number }) => business_number],
  ['공급받는자 종사업장번호', EMPTY],
  ['공급받는자 상호', ({ business_name }) => business_name],
  ['공급받는자 성명', ({ representative }) => representative],
  ['공급받는자 사업장주소', ({ address }) => address],
  ['공급받는자 업태', ({ business_type }) => business_type],
  ['공급받는자 종목', ({ business_item }) => business_item],
  ['공급받는자 이메일1', ({ email }) => email],
  ['공급받는자 이메일2', EMPTY],
  ['공급가액 합계', ({ amount }) => amount],
  ['비고', remarkOf],
  ...[1, 2, 3, 4].flatMap(itemColumns),
  ['현금', EMPTY],
  ['수표', EMPTY],
  ['어음', EMPTY],
  ['외상미수금', EMPTY],
  ['영수(01), 청구(02)', ({ is_paid }) => (is_paid ? RECEIVED : CLAIMED)],
  ['수정 사유 (참고)', ({ kind }) => (kind === 'CORRECTION' ? '공급가액 변동' : '')],
  ['당초 승인번호 (참고)', ({ original_number }) => original_number ?? ''],
];

/** `한빛국밥집 (104-82-00007)`. */
export const businessInWords = ({ business_name, business_number }: BillRow): string =>
  `${business_name} (${formatBusinessNumber(business_number)})`;
