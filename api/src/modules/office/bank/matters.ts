import { sql } from 'kysely';
import { CERTIFICATE_STATUS_NAMES } from '@portal/shared/contract';
import type { BankCandidate } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/tables.ts';
import { awaitedFees, owedFees } from '../fees/list.ts';
import { applicationTitle } from '../parts/described.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';

/** What waits for a line of the bank. */
export interface Matter extends BankCandidate {
  amount: number;
  /** The last day on which the money may have moved; null: any day since. */
  until: string | null;
}

/** Matters by the name that the bank writes. */
export type MattersByName = Map<string, Matter[]>;

const byName = (matters: readonly (Matter & { name: string })[]): MattersByName => {
  const names: MattersByName = new Map();
  for (const { name, ...matter } of matters) {
    const key = comparedName(name);
    names.set(key, [...(names.get(key) ?? []), matter]);
  }
  return names;
};

/** The day before the one that begins at this moment. */
const dayBefore = (moment: Date) => seoulDay(new Date(moment.getTime() - 1));

/** Fees of certificates that are awaited. */
export async function mattersOfDeposits(db: Queries): Promise<MattersByName> {
  const rows = await awaitedFees(db).orderBy('certificate_no').execute();
  return byName(
    rows.map((row) => ({
      matter: 'certificateFee',
      no: row.certificate_no,
      name: row.holder_name ?? '',
      title: row.cert_name,
      since: seoulDay(row.requested_at),
      amount: row.fee,
      until: row.due_at && dayBefore(row.due_at),
    })),
  );
}

/** Refunds by bank and fees that go back, by the holder of the account. */
export async function mattersOfWithdrawals(db: Queries): Promise<MattersByName> {
  const fees = await owedFees(db).where('fee_account_sealed', 'is not', null).orderBy('certificate_no').execute();
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select(['refund.refund_no', 'refund.account_name', 'refund.amount', 'refund.requested_at'])
    .select(applicationTitle.as('title'))
    .where(sql<boolean>`refund.status = 'APPROVED' and refund.route = 'bank'`)
    .orderBy('refund.refund_no')
    .execute();
  return byName([
    ...fees.map((row) => ({
      matter: 'feeReturn' as const,
      no: row.certificate_no,
      name: row.fee_account_name,
      title: row.cert_name,
      since: seoulDay(row.ended_at ?? row.requested_at),
      amount: row.fee_owed,
      until: null,
    })),
    ...refunds.map((row) => ({
      matter: 'refund' as const,
      no: row.refund_no,
      name: row.account_name,
      title: row.title,
      since: seoulDay(row.requested_at),
      amount: row.amount,
      until: null,
    })),
  ]);
}

/** Of deposits that nothing waits for: what became of a request of that name and sum, asked for before that day. */
export async function pastFees(db: Queries, deposits: readonly ReadLine[]) {
  const names = [...new Set(deposits.flatMap(({ name }) => [name, comparedName(name)]))];
  if (names.length === 0) return () => undefined;
  const rows = await db
    .selectFrom('certificate')
    .select(['holder_name', 'fee', 'requested_at', 'due_at', 'paid_at', 'status'])
    .where(sql<boolean>`(coalesce(holder_name, '')) collate "C" = any(${names}::text[])`)
    .where('fee', '>', 0)
    .where('status', '<>', 'AWAITING_TRANSFER')
    .orderBy('certificate_no', 'desc')
    .execute();
  const past = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = comparedName(row.holder_name ?? '');
    past.set(key, [...(past.get(key) ?? []), row]);
  }
  return ({ name, deposit, day }: ReadLine) => {
    const found = past
      .get(comparedName(name))
      ?.find(
        ({ fee, requested_at, due_at }) =>
          fee === deposit && seoulDay(requested_at) <= day && (due_at === null || day <= dayBefore(due_at)),
      );
    return found && { isPaid: found.paid_at !== null, statusName: CERTIFICATE_STATUS_NAMES[found.status] };
  };
}

/** What is told of matters of the right name that do not fit otherwise. */
export function misfitOf(matters: readonly Matter[], { day }: ReadLine, amount: number): string {
  const other = matters.find((matter) => matter.amount !== amount);
  if (other) return `같은 이름의 건이 있으나 금액이 다릅니다. (${formatMoney(other.amount)})`;
  return matters.some(({ since }) => since > day)
    ? '같은 이름의 건이 있으나 그보다 먼저 거래되었습니다.'
    : '같은 이름의 건이 있으나 기한이 지난 뒤에 거래되었습니다.';
}
