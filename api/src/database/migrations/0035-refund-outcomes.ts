import { sql, type Kysely } from 'kysely';

/** Why a refund has failed, since when its outcome is unknown, and money that came for who is no member any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refund
      add column unknown_since timestamptz,
      add column failure text check (failure in ('REFUSED', 'BOUNCED', 'UNANSWERED'))`.execute(db);
  await sql`update refund set failure = 'REFUSED' where status = 'FAILED'`.execute(db);
  await sql`update refund set unknown_since = requested_at where status = 'UNKNOWN'`.execute(db);
  await sql`
    alter table refund
      add constraint refund_failure check (status <> 'FAILED' or failure is not null),
      add constraint refund_unknown check (status <> 'UNKNOWN' or unknown_since is not null)`.execute(db);
  await sql`drop index refund_for_office`.execute(db);
  await sql`
    create index refund_for_office on refund (requested_at, refund_no)
    where status in ('FAILED', 'AWAITING_ACCOUNT', 'UNKNOWN', 'EXECUTING') or (status = 'APPROVED' and route = 'bank')`.execute(
    db,
  );
  await sql`alter table money_finding drop constraint money_finding_kind_check`.execute(db);
  await sql`
    alter table money_finding add constraint money_finding_kind_check check (kind in ('MISSED_PAYMENT',
      'REFUNDED_OUTSIDE', 'UNKNOWN_PAYMENT', 'AMOUNT_DIFFERS', 'NOT_AT_GATEWAY', 'MEMBER_GONE'))`.execute(db);
}
