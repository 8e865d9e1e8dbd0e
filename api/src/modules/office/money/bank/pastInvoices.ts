import { sql } from 'kysely';
import { formatMoney } from '@portal/shared/format';
import { seoulDay, seoulInstant } from '@portal/shared/time';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { lockNotOwn, orChanged } from '../../../../internalControls/acts/act.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { invoiceIn } from '../invoices/target.ts';
import { invoiceCandidate, invoicesWithNames } from './candidates.ts';
import { comparedName, nameOfBusiness } from './fields.ts';
import type { ReadLine } from './readLines.ts';
import { countOfDay, ofDayOrUnclaimed, recordedByHand, surplusOf, type CountOnDay, type Subject } from './subject.ts';

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
  const byHand = transfersByHand(row, line, countOn);
  const [first] = byHand;
  if (first)
    return {
      ...base,
      ...recordedByHand(candidate, { recordedOn: first.day, line }),
      lines: byHand.length,
      ...(first.day === line.day && { day: line.day }),
      again,
    };
  if (isUnpaid(row)) return { ...base, once: candidate, lines: 1, again: null, note: '' };
  if (row.status === 'CANCELLED' && row.paid.length === 0)
    return { ...base, once: { ...candidate, title: `취소된 ${candidate.title}` }, lines: 1, again, note: GOES_BACK };
  return { ...base, once: null, lines: 0, again, note: '' };
}

/** Transfers of this amount recorded by hand, on the line's day or later, that the line may be one of. */
function transfersByHand({ paid, lines }: Row, line: ReadLine, countOn: CountOnDay): Row['paid'] {
  const ofAmount = <One extends { amount: number }>(all: readonly One[]) =>
    all.filter(({ amount }) => amount === line.deposit);
  const left = withoutLines(ofAmount(paid), ofAmount(lines));
  return ofDayOrUnclaimed(left, line, countOn).filter(({ on, day }) => line.day <= on || line.day === day);
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

interface Dated {
  /** Date at the bank, as recorded. */
  day: string;
}

/**
 * Returns the transfers that no bank line is stored for. Each line takes one of its own day; lines stored before a
 * match moved the transfer take any.
 */
function withoutLines<Transfer extends Dated>(transfers: readonly Transfer[], lines: readonly Dated[]) {
  const left = [...transfers];
  const isTaken = ({ day }: Dated) => {
    const at = left.findIndex((one) => one.day === day);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  return left.slice(lines.filter((line) => !isTaken(line)).length);
}

const anyInvoice = invoiceIn([...UNPAID_INVOICE_STATES, 'PAID', 'CANCELLED']);

/**
 * Locks an invoice and returns the transfer recorded by hand that a line matches, one of the line's day first;
 * undefined if every transfer of the amount has a line.
 */
export async function lockTransferByHand(
  { invoiceNo, day, amount }: { invoiceNo: number; day: string; amount: number },
  context: MemberContext,
): Promise<{ paymentNo: number; day: string } | undefined> {
  const act = { act: 'confirm invoice', no: invoiceNo } as const;
  const { application, found } = await lockNotOwn(anyInvoice, act, context);
  orChanged(found);
  const { db } = context;
  const transfers = await db
    .selectFrom('payment')
    .select(['payment_no as paymentNo', sql<string>`(paid_at at time zone 'Asia/Seoul')::date::text`.as('day')])
    .where('application_no', '=', application.application_no)
    .where('pay_method', '=', 'transfer')
    .where('paid_amount', '=', amount)
    .orderBy('payment_no')
    .forNoKeyUpdate()
    .execute();
  const lines = db.selectFrom('bank_line').select('day').where('invoice_no', '=', invoiceNo);
  const left = withoutLines(transfers, await lines.where('amount', '=', amount).execute());
  return left.find((one) => one.day === day) ?? left[0];
}

/** Moves a transfer, and the invoice that it paid, to the day of its bank line. */
export async function writeTransferDay(db: Queries, paymentNo: number, day: string): Promise<void> {
  await db.updateTable('group_invoice').set({ deposited_on: day }).where('payment_no', '=', paymentNo).execute();
  await db
    .updateTable('payment')
    .set({ paid_at: seoulInstant(day) })
    .where('payment_no', '=', paymentNo)
    .execute();
}
