import { sql } from 'kysely';
import { formatMoney } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { invoiceCandidate, invoicesWithNames } from './candidates.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';
import { countOfDay, RECORDED, recordedTitle, surplusOf, type CountOnDay, type Subject } from './subject.ts';

const GOES_BACK = '취소된 청구서에 들어온 돈입니다. 처리하면 모두 돌려드릴 돈으로 기록합니다.';
const OTHER_SUM = '이 회사가 낼 청구서가 없거나 금액이 다릅니다. 이 회사의 돈이면 골라주세요.';

/** A business's invoices that an unexpected deposit may belong to. */
export interface PastInvoices {
  /** Paid or cancelled invoices with a fitting amount. */
  fitting: Subject[];
  /**
   * Invoices with another amount: an overpaid open one, or a closed one for which all of it is refunded. None is
   * matched automatically.
   */
  others: Subject[];
  note: string;
}

/** Finds the invoices for an unused deposit's name that were issued by its day. */
export async function pastInvoices(
  db: Queries,
  deposits: readonly ReadLine[],
): Promise<(line: ReadLine) => PastInvoices> {
  const past = grouped(await rowsOf(db, deposits), ({ business_name }) => comparedName(business_name));
  const countOn = countOfDay(deposits);
  return (line) => {
    const found = (past.get(line.comparedAs) ?? []).filter((row) => seoulDay(row.issued_at) <= line.day);
    const subjects = found.map((row) => ({ row, subject: subjectOf(row, line, countOn) }));
    const fitting = subjects.filter(({ row }) => !isUnpaid(row) && amountsOf(row).includes(line.deposit));
    const others = subjects.filter(({ row }) => !isUnpaid(row) || row.amount < line.deposit);
    const waiting = others.find(({ row }) => isUnpaid(row))?.row;
    return {
      fitting: fitting.map(({ subject }) => subject),
      others: others.map(({ subject }) => subject),
      note: waiting
        ? `청구서보다 ${formatMoney(line.deposit - waiting.amount)} 많습니다. 처리하면 나머지는 돌려드릴 돈으로 기록합니다.`
        : OTHER_SUM,
    };
  };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const isUnpaid = ({ status }: Row) => status === 'OPEN' || status === 'WRITTEN_OFF';

/** Amounts that the employer may have taken as owed, and the amounts already paid. */
const amountsOf = ({ issued_amount, amount, paid }: Row) => [issued_amount, amount, ...paid.map((one) => one.amount)];

function subjectOf(row: Row, line: ReadLine, countOn: CountOnDay): Subject {
  const candidate = invoiceCandidate(row);
  const base = { name: row.business_name, amount: row.amount || row.issued_amount, isRecorded: false };
  const again = surplusOf(candidate, 'invoiceAgain');
  const byHand = countByHand(row, line, countOn);
  if (byHand.count > 0)
    return {
      ...base,
      once: { ...candidate, title: recordedTitle(candidate.title) },
      lines: byHand.count,
      ...(byHand.isOfDay && { day: line.day }),
      again,
      isRecorded: true,
      note: RECORDED,
    };
  if (isUnpaid(row)) return { ...base, once: candidate, lines: 1, again: null, note: '' };
  if (row.status === 'CANCELLED' && row.paid.length === 0)
    return { ...base, once: { ...candidate, title: `취소된 ${candidate.title}` }, lines: 1, again, note: GOES_BACK };
  return { ...base, once: null, lines: 0, again, note: '' };
}

/**
 * Number of transfers of this amount recorded by hand that the line may be one of: those of its day, else those that
 * were recorded on its day or later, as an employee may have noted another day. Transfers whose own day has lines of
 * their own in the file are left to these.
 */
function countByHand(
  { paid, lines, deposited_on }: Row,
  line: ReadLine,
  countOn: CountOnDay,
): { count: number; isOfDay: boolean } {
  const recorded = paid.filter(({ amount }) => amount === line.deposit);
  const used = lines.filter(({ amount }) => amount === line.deposit);
  const leftOn = (day: string) =>
    recorded.filter((one) => one.day === day).length - used.filter((one) => one.day === day).length;
  const ofDay = Math.min(leftOn(line.day), recorded.length - used.length);
  if (ofDay > 0) return { count: ofDay, isOfDay: true };
  const likely = recorded.filter(({ on }) => line.day <= on || line.day === deposited_on);
  const others = [...new Set(recorded.map(({ day }) => day))].filter((day) => day !== line.day);
  const reserved = others.map((day) => Math.min(Math.max(0, leftOn(day)), countOn(line, day)));
  return { count: likely.length - used.length - reserved.reduce((sum, one) => sum + one, 0), isOfDay: false };
}

function rowsOf(db: Queries, deposits: readonly ReadLine[]) {
  const names = [...new Set(deposits.map(({ comparedAs }) => comparedAs))].filter((name) => name !== '');
  return invoicesWithNames(db)
    .select([
      sql<{ amount: number; day: string; on: string }[]>`coalesce((
        select json_agg(json_build_object('amount', paid_amount,
          'day', (paid_at at time zone 'Asia/Seoul')::date, 'on', (opened_at at time zone 'Asia/Seoul')::date))
        from payment where payment.application_no = group_invoice.group_no and pay_method = 'transfer'), '[]')`.as(
        'paid',
      ),
      sql<{ amount: number; day: string }[]>`coalesce((
        select json_agg(json_build_object('amount', bank_line.amount, 'day', bank_line.day)) from bank_line
        where bank_line.invoice_no = group_invoice.invoice_no), '[]')`.as('lines'),
    ])
    .where(sql<boolean>`${nameOfBusiness} = any(${names}::text[])`)
    .orderBy('invoice_no')
    .execute();
}

/** SQL equivalent of `comparedName`. */
export const nameOfBusiness = sql<string>`upper(regexp_replace(normalize(business_name, NFKC), '\\s', '', 'g'))`;
