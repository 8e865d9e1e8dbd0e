import { sql, type Kysely } from 'kysely';

/** States are tied to their money: a state without its money, or money without its row, is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      add column ended_at timestamptz,
      add column closed_at timestamptz,
      add column reviewed_at timestamptz,
      add column refund_due integer not null default 0,
      add constraint payment_of_one_application unique (payment_no, application_no)`.execute(db);
  await sql`update payment set ended_at = due_at where status in ('FAILED', 'EXPIRED')`.execute(db);
  await sql`
    update payment set refund_due = least(coalesce(paid_amount, 0), (
      select coalesce(sum(amount), 0) from refund
      where refund.payment_no = payment.payment_no
        and refund.status in ('APPROVED', 'EXECUTING', 'UNKNOWN', 'FAILED', 'DONE')
    ))`.execute(db);
  await sql`
    alter table payment
      drop constraint payment_refunded,
      add constraint payment_refunded check (
        refunded_amount >= 0 and refunded_amount <= refund_due and refund_due <= coalesce(paid_amount, 0)
      ),
      add constraint payment_money check (
        (status in ('PAID', 'LATE_PAID', 'HELD_FOR_REVIEW', 'PART_REFUNDED', 'REFUNDED'))
        = (paid_amount is not null and paid_at is not null)
      ),
      add constraint payment_amount check (
        status not in ('PAID', 'LATE_PAID') or paid_amount = amount or reviewed_at is not null
      ),
      add constraint payment_part check (status <> 'PART_REFUNDED' or refunded_amount between 1 and paid_amount - 1),
      add constraint payment_whole check (status <> 'REFUNDED' or refunded_amount = paid_amount)`.execute(db);
  await sql`drop index payment_to_check`.execute(db);
  await sql`
    create index payment_to_check on payment (coalesce(checked_at, opened_at))
    where status in ('READY', 'PENDING', 'UNKNOWN', 'AWAITING_DEPOSIT')`.execute(db);
  await sql`create index payment_ended on payment (ended_at) where status in ('FAILED', 'EXPIRED')`.execute(db);
  await sql`create index payment_of_member on payment (member_no)`.execute(db);

  await sql`
    alter table application
      add column expired_at timestamptz,
      add column payment_no bigint,
      add constraint application_of_one_member unique (application_no, member_no)`.execute(db);
  await sql`
    update application set payment_no = (
      select min(payment.payment_no) from payment
      where payment.application_no = application.application_no
        and payment.status in ('PAID', 'LATE_PAID', 'PART_REFUNDED', 'REFUNDED')
        and not exists (
          select 1 from refund where refund.payment_no = payment.payment_no and refund.cause = 'OVERPAID'
        )
    )`.execute(db);
  await sql`update application set expired_at = pay_due_at where status = 'EXPIRED'`.execute(db);
  await sql`
    alter table application
      add constraint application_payment foreign key (payment_no, application_no)
        references payment (payment_no, application_no),
      add constraint application_paid check (
        status in ('HELD', 'EXPIRED', 'CANCELLED') or price = 0 or payment_no is not null
      ),
      add constraint application_expired check (status <> 'EXPIRED' or expired_at is not null)`.execute(db);
  await sql`
    alter table payment add constraint payment_of_owner foreign key (application_no, member_no)
      references application (application_no, member_no)`.execute(db);

  await sql`
    alter table refund
      add column to_account boolean not null default false,
      drop constraint refund_status_check,
      drop constraint refund_cause_check,
      add constraint refund_status_check check (status in ('REQUESTED', 'AWAITING_ACCOUNT', 'APPROVED', 'REJECTED',
        'RETRACTED', 'EXECUTING', 'DONE', 'FAILED', 'UNKNOWN')),
      add constraint refund_cause_check check (cause in ('CANCEL', 'CALLED_OFF', 'OVERPAID', 'OUTSIDE')),
      add constraint refund_of_application foreign key (payment_no, application_no)
        references payment (payment_no, application_no),
      add constraint refund_of_payment check (amount = 0 or payment_no is not null)`.execute(db);
  await sql`
    update refund set to_account = amount > 0 and (
      route = 'bank' or exists (
        select 1 from payment where payment.payment_no = refund.payment_no and payment.pay_method = 'vbank'
      )
    )`.execute(db);
  await sql`
    update refund set status = 'AWAITING_ACCOUNT', leased_until = null
    where to_account and account_sealed is null and status in ('APPROVED', 'FAILED')`.execute(db);
  await sql`
    alter table refund
      alter column to_account drop default,
      add constraint refund_account check (
        not to_account or account_sealed is not null or status not in ('REQUESTED', 'APPROVED', 'EXECUTING', 'UNKNOWN')
      )`.execute(db);
  await sql`create index refund_of_payment_no on refund (payment_no)`.execute(db);

  // The sandbox keeps books: when money came and when it went back.
  await sql`alter table sandbox_payment add column paid_at timestamptz`.execute(db);
  await sql`
    update sandbox_payment set paid_at = coalesce(approve_at, payment.paid_at, payment.due_at) from payment
    where payment.payment_no = sandbox_payment.payment_no and sandbox_payment.state in ('PAID', 'REFUNDED')`.execute(
    db,
  );
  await sql`alter table sandbox_payment drop column approve_at`.execute(db);
  await sql`alter table sandbox_refund add column refunded_at timestamptz not null default now()`.execute(db);
  await sql`alter table sandbox_refund alter column refunded_at drop default`.execute(db);
  await sql`drop index sandbox_payment_due`.execute(db);
  await sql`create index sandbox_payment_due on sandbox_payment (due_at) where state in ('PENDING', 'AWAITING_DEPOSIT')`.execute(
    db,
  );
}
