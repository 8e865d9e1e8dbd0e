import { sql } from 'kysely';
import { formatMoney } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import { invoiceCandidate, invoicesWithNames } from './candidates.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';
import { grouped, RECORDED, recordedTitle, surplusOf, type Subject } from './subject.ts';

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

/** Finds the invoices for a deposit's name that were issued by its day. */
export async function pastInvoices(
  db: Queries,
  deposits: readonly ReadLine[],
): Promise<(line: ReadLine) => PastInvoices> {
  const past = grouped(await rowsOf(db, deposits), ({ business_name }) => comparedName(business_name));
  return (line) => {
    const found = (past.get(line.comparedAs) ?? []).filter((row) => seoulDay(row.issued_at) <= line.day);
    const subjects = found.map((row) => ({ row, subject: subjectOf(row, line) }));
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

function subjectOf(row: Row, { deposit, day }: ReadLine): Subject {
  const candidate = invoiceCandidate(row);
  const base = { name: row.business_name, amount: row.amount || row.issued_amount, isRecorded: false };
  const again = surplusOf(candidate, 'invoiceAgain');
  const byHand = countByHand(row, deposit, day);
  if (byHand > 0)
    return {
      ...base,
      once: { ...candidate, title: recordedTitle(candidate.title) },
      lines: byHand,
      again,
      isRecorded: true,
      note: RECORDED,
    };
  if (isUnpaid(row)) return { ...base, once: candidate, lines: 1, again: null, note: '' };
  if (row.status === 'CANCELLED' && row.paid.length === 0)
    return { ...base, once: { ...candidate, title: `취소된 ${candidate.title}` }, lines: 1, again, note: GOES_BACK };
  return { ...base, once: null, lines: 0, again, note: '' };
}

/** Number of transfers of this amount recorded by hand on the line's day or later: the line may be one of them. */
function countByHand({ paid, lines, deposited_on }: Row, deposit: number, day: string): number {
  const recorded = paid.filter(({ amount, on }) => amount === deposit && (day <= on || day === deposited_on));
  return recorded.length - lines.filter((amount) => amount === deposit).length;
}

function rowsOf(db: Queries, deposits: readonly ReadLine[]) {
  const names = [...new Set(deposits.map(({ comparedAs }) => comparedAs))].filter((name) => name !== '');
  return invoicesWithNames(db)
    .select([
      sql<{ amount: number; on: string }[]>`coalesce((
        select json_agg(json_build_object('amount', paid_amount, 'on', (opened_at at time zone 'Asia/Seoul')::date))
        from payment where payment.application_no = group_invoice.group_no and pay_method = 'transfer'), '[]')`.as(
        'paid',
      ),
      sql<number[]>`coalesce((
        select json_agg(bank_line.amount) from bank_line
        where bank_line.invoice_no = group_invoice.invoice_no), '[]')`.as('lines'),
    ])
    .where(sql<boolean>`${nameOfBusiness} = any(${names}::text[])`)
    .orderBy('invoice_no')
    .execute();
}

/** SQL equivalent of `comparedName`. */
export const nameOfBusiness = sql<string>`upper(regexp_replace(normalize(business_name, NFKC), '\\s', '', 'g'))`;
