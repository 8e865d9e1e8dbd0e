import type { Queries } from '../../api/src/database/types/tables.ts';
import type { TossBook } from '../../api/src/integrations/gateway/sandbox/tossBook.ts';
import type { Members } from './Members.ts';

interface Outside {
  db: Queries;
  /** The gateway's books, which survive the loss of the database. */
  book: TossBook;
  left: Members['left'];
  memberNos: ReadonlyMap<string, number>;
}

/** Counts the gateway's payments by what this database knows of them, and names the unknown ones. */
export async function listLost({ db, book, left, memberNos }: Outside) {
  const paid = book.entries().filter(({ payment }) => payment.approvedAt !== null);
  const ours = await db
    .selectFrom('payment')
    .select('gateway_no')
    .where('gateway_no', 'is not', null)
    .where('paid_amount', 'is not', null)
    .execute();
  const findings = await db.selectFrom('money_finding').select('gateway_no').execute();
  const known = new Set(ours.map((row) => row.gateway_no));
  const found = new Set(findings.map((row) => row.gateway_no));
  const keys = paid.map(({ payment }) => payment.paymentKey);
  const members = await db
    .selectFrom('member')
    .select('member_no')
    .where('status', '=', 'WITHDRAWN')
    .where('name', 'is', null)
    .execute();
  const gone = new Set(members.map(({ member_no }) => member_no));
  return {
    payments: keys.length,
    known: keys.filter((key) => known.has(key)).length,
    found: keys.filter((key) => found.has(key)).length,
    missing: [
      ...keys.filter((key) => !known.has(key) && !found.has(key)).map((key) => `nobody finds payment ${key}`),
      ...left
        .filter(({ userId }) => !gone.has(memberNos.get(userId) ?? 0))
        .map(({ userId, at }) => `${userId}, who left at ${at.toISOString()}, is a member again`),
    ],
  };
}
