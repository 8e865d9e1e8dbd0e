import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { CODES, type CallAnswer, type Calls, type CallValue } from '@portal/shared/contract';
import { markBillRules, MAX_BILLS_AT_ONCE } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { digitsOf, typedNumber } from '@portal/shared/rules';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { readCsv } from '../../../../csv/readCsv.ts';
import type { BillRow } from '../../../../database/types/tables/bill.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordActs } from '../../../../internalControls/audit/recordAct.ts';
import { refusalOf } from '../../../../internalControls/audit/refuseAct.ts';
import { findSamePerson } from '../../../../internalControls/persons/samePerson.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { atFile } from '../../parts/atFile.ts';
import { ISSUE_BILL_ACT } from '../../parts/objects.ts';
import { businessInWords, REMARK_PREFIX } from './columns.ts';
import { issueBill } from './mark.ts';

const NUMBER_HEADING = '승인번호';
const REMARK_HEADING = '비고';
/** Optional columns, compared if present. */
const AMOUNT_HEADINGS = ['공급가액', '공급가액 합계', '합계금액'];
const DAY_HEADING = '작성일자';
const KNOWN_HEADINGS = [NUMBER_HEADING, REMARK_HEADING, ...AMOUNT_HEADINGS, DAY_HEADING];
/** Extracts a bill's number from the remark. */
const BILL_NO = new RegExp(`${REMARK_PREFIX.trim()}\\s*(\\d{1,15})`);

type Row = CallAnswer<Calls['officeCheckBillFile']>['rows'][number];

/** The effect of a row of the file. */
interface PlannedRow extends Row {
  found: BillRow | null;
  isOwn: boolean;
}

interface FileRow {
  line: number;
  billNo: number;
  approvalNumber: string;
  /** Amount and day as written; empty if the file has none. */
  amount: string;
  day: string;
}

/** @throws UnreadableCsv also if the column of approval numbers or of remarks is missing */
export async function readIssued(bytes: Uint8Array): Promise<FileRow[]> {
  const { columnOf, rows } = await readCsv(bytes, { known: KNOWN_HEADINGS, maxRows: MAX_BILLS_AT_ONCE });
  const required = (heading: string) => {
    const index = columnOf([heading]);
    if (index >= 0) return index;
    throw new UnreadableCsv(`'${heading}' 열이 없습니다. 홈택스에서 내려받은 목록인지 확인해주세요.`);
  };
  const [number, remark] = [required(NUMBER_HEADING), required(REMARK_HEADING)];
  const [amount, day] = [columnOf(AMOUNT_HEADINGS), columnOf([DAY_HEADING])];
  return rows.map(({ line, cells }) => ({
    line,
    billNo: Number(BILL_NO.exec(typedNumber(cells[remark] ?? ''))?.[1] ?? 0),
    approvalNumber: typedNumber(cells[number] ?? ''),
    amount: typedNumber(cells[amount] ?? '').replaceAll(/[^\d-]/g, ''),
    day: digitsOf(cells[day] ?? ''),
  }));
}

/** Computes the effect of each row of a file, and a fingerprint of exactly this result. */
async function checkFile(file: string, { db, caller }: MemberContext, { lock }: { lock: boolean }) {
  const bytes = Buffer.from(file, 'base64');
  const rows = await readIssued(bytes);
  const billNos = rows.flatMap(({ billNo }) => (billNo > 0 ? [billNo] : []));
  const bills =
    billNos.length === 0
      ? []
      : await db
          .selectFrom('group_bill')
          .innerJoin('application', 'application.application_no', 'group_bill.group_no')
          .selectAll('group_bill')
          .select('application.member_no')
          .where('bill_no', 'in', billNos)
          .orderBy('bill_no')
          .$if(lock, (query) => query.forNoKeyUpdate('group_bill'))
          .execute();
  const own = await findSamePerson(
    db,
    caller.memberNo,
    bills.map(({ member_no }) => member_no),
  );
  const plan = rows.map((row): PlannedRow => {
    const found = bills.find(({ bill_no }) => bill_no === row.billNo) ?? null;
    const isOwn = found !== null && own.has(found.member_no);
    const isTwice = rows.some((other) => other.line < row.line && other.billNo === row.billNo && row.billNo > 0);
    return {
      line: row.line,
      bill: found ? businessInWords(found) : `관리번호 ${row.billNo || '없음'}`,
      result: row.approvalNumber,
      ...effectOf(row, { found, isOwn, isTwice }),
      found,
      isOwn,
    };
  });
  const said = plan.map(({ line, found, outcome, result }) => [line, found?.bill_no, found?.amount, outcome, result]);
  const fingerprint = createHash('sha256').update(bytes).update(JSON.stringify(said)).digest('hex');
  return { fingerprint, plan };
}

function effectOf(
  { approvalNumber, amount, day }: FileRow,
  { found, isOwn, isTwice }: { found: BillRow | null; isOwn: boolean; isTwice: boolean },
): Pick<Row, 'outcome' | 'message'> {
  const refused = (message: string) => ({ outcome: 'refused' as const, message });
  if (approvalNumber === '') return { outcome: 'unchanged', message: '승인번호가 비어 있습니다.' };
  if (!found) return refused(`비고에 '${REMARK_PREFIX}…'가 없거나 없는 번호입니다.`);
  if (isOwn) return refused(CODES.OWN_MATTER.message);
  if (isTwice) return refused('같은 계산서가 앞의 줄에도 있습니다.');
  const parsed = v.safeParse(markBillRules.approvalNumber, approvalNumber);
  if (!parsed.success) return refused(parsed.issues[0].message);
  if (found.status === 'ISSUED')
    return found.approval_number === parsed.output
      ? { outcome: 'unchanged', message: '이미 발급으로 적었습니다.' }
      : refused('다른 승인번호로 이미 발급했습니다.');
  if (found.status !== 'WAITING') return refused('취소된 신청입니다.');
  const sum = formatSigned(found.amount);
  if (amount !== '' && Number(amount) !== found.amount)
    return refused(`파일의 금액(${formatSigned(Number(amount))})이 이 계산서의 금액(${sum})과 다릅니다.`);
  if (day !== '' && day !== found.written_on.replaceAll('-', ''))
    return refused(`파일의 작성일자가 이 계산서의 작성일자(${found.written_on})와 다릅니다.`);
  return { outcome: 'enter', message: `${sum}으로 발급했다고 적습니다.` };
}

/** Formats a correction as `-50,000원`. */
const formatSigned = (amount: number) => (amount < 0 ? `-${formatMoney(-amount)}` : formatMoney(amount));

/** Previews the effect of a file. */
export async function checkBillFile(
  { file }: CallValue<Calls['officeCheckBillFile']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeCheckBillFile']>> {
  const { fingerprint, plan } = await atFile(checkFile(file, context, { lock: false }));
  const rows = plan.map(({ line, bill, result, outcome, message }) => ({ line, bill, result, outcome, message }));
  return { fingerprint, rows };
}

/** Marks the bills exactly as previewed; none if the file or a bill has changed since. */
export async function enterBillFile(
  { file, fingerprint, reason }: CallValue<Calls['officeEnterBillFile']>,
  context: MemberContext,
): Promise<number> {
  const checked = await atFile(checkFile(file, context, { lock: true }));
  if (checked.fingerprint !== fingerprint) throw new BusinessError('BILL_FILE_CHANGED');
  const entered = checked.plan.flatMap(({ found, outcome, result, line }) =>
    found && outcome === 'enter' ? [{ found, line, number: v.parse(markBillRules.approvalNumber, result) }] : [],
  );
  for (const { found, number } of entered) await issueBill(found, number, context);
  const acts = entered.map(({ found, line }) => ({
    act: ISSUE_BILL_ACT,
    object: 'group_bill' as const,
    objectNo: found.bill_no,
    reason,
    detail: { line, table: fingerprint, amount: found.amount },
  }));
  const own = checked.plan
    .filter(({ isOwn }) => isOwn)
    .map(({ found }) =>
      refusalOf('OWN_MATTER', { act: ISSUE_BILL_ACT, object: 'group_bill', objectNo: found?.bill_no ?? null }),
    );
  if (acts.length + own.length > 0) await recordActs(context, [...acts, ...own]);
  return entered.length;
}
