import { sql, type Kysely } from 'kysely';

/**
 * The books of the demo's gateway, which is now a double of Toss Payments, with everything from the tables of its own
 * protocol. The portal accepts the placeholder `P<payment>-000…` of an order from the gateway itself; the gateway
 * replaces it when it loads the payment. A page that was open gets no more money, as if its time had passed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_book (
      key text primary key,
      kind text not null check (kind in ('PAYMENT', 'RECEIPT')),
      order_id text not null,
      name text not null,
      changed_at timestamptz not null,
      entry jsonb not null
    )`.execute(db);
  await sql`create index sandbox_book_order on sandbox_book (order_id)`.execute(db);
  await sql`create index sandbox_book_name on sandbox_book (name, changed_at)`.execute(db);
  await sql`create index sandbox_book_changed on sandbox_book (kind, changed_at)`.execute(db);
  await copyPayments(db);
  await copyReceipts(db);
  for (const table of ['payment', 'refund', 'cash_receipt', 'tax_free'])
    await sql`comment on table ${sql.ref(`sandbox_${table}`)} is 'unused'`.execute(db);
}

const inSeoul = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"')`;

async function copyPayments(db: Kysely<unknown>) {
  await sql`
    insert into sandbox_book (key, kind, order_id, name, changed_at, entry)
    select gateway_no, 'PAYMENT', order_id, name, coalesce(paid_at, due_at), jsonb_build_object(
      'hidden', jsonb_build_object(
        'payment', jsonb_build_object(
          'paymentKey', gateway_no, 'orderId', order_id, 'orderName', name, 'method', method, 'currency', 'KRW',
          'status', case
            when state = 'PAID' then case when refunded > 0 then 'PARTIAL_CANCELED' else 'DONE' end
            when state = 'REFUNDED' then 'CANCELED'
            when account is not null and state in ('AWAITING_DEPOSIT', 'EXPIRED') then 'WAITING_FOR_DEPOSIT'
            when state = 'FAILED' then 'ABORTED'
            else 'EXPIRED' end,
          'totalAmount', notified_amount, 'balanceAmount', notified_amount - refunded,
          'taxFreeAmount', notified_amount - refunded, 'suppliedAmount', 0, 'vat', 0,
          'requestedAt', ${inSeoul('due_at')},
          'approvedAt', ${inSeoul('paid_at')},
          'virtualAccount', case when account is not null then jsonb_build_object(
            'accountNumber', account, 'bankCode', '20', 'customerName', '', 'dueDate', ${inSeoul('due_at')},
            'expired', state = 'EXPIRED', 'refundStatus', case when refunded > 0 then 'COMPLETED' else 'NONE' end) end,
          'cancels', refunds, 'secret', 'ps_' || gateway_no, 'checkout', jsonb_build_object(
            'url', '/api/payment/sandbox/pay?payment=' || gateway_no),
          'failure', null),
        'bankStates', (select coalesce(jsonb_agg('COMPLETED'::text), '[]') from jsonb_array_elements(refunds)),
        'isTakenBack', false,
        'successUrl', '/api/payment/return/' || order_id || '/approved',
        'failUrl', '/api/payment/return/' || order_id || '/ended',
        'dueDate', left(${inSeoul('due_at')}, 19), 'authenticatedAt', null, 'executedAt', null,
        'fate', jsonb_build_object('rejection', null, 'delayMs', 0, 'lessWon', 0, 'webhooks', 1)),
      'transactions', case when paid_at is null then '[]' else jsonb_build_array(jsonb_build_object(
          'transactionKey', 'paid_' || gateway_no, 'paymentKey', gateway_no, 'orderId', order_id, 'method', method,
          'status', 'DONE', 'amount', notified_amount, 'currency', 'KRW', 'transactionAt', ${inSeoul('paid_at')})) end
        || (select coalesce(jsonb_agg(jsonb_build_object(
          'transactionKey', given ->> 'transactionKey', 'paymentKey', gateway_no, 'orderId', order_id, 'method', method,
          'status', 'CANCELED', 'amount', given -> 'cancelAmount', 'currency', 'KRW',
          'transactionAt', given ->> 'canceledAt')), '[]') from jsonb_array_elements(refunds) as given))
    from (
      select gateway_no, amount, notified_amount, refunded, state, account, paid_at, due_at,
        'P' || case when payment_no > 0 then payment_no else 999999999 end || '-' || repeat('0', 16) || '-'
          || repeat('0', 32) as order_id,
        coalesce(nullif(title, ''), '지난 신청') as name,
        case method when 'card' then '카드' when 'phone' then '휴대폰' else '가상계좌' end as method,
        (select coalesce(jsonb_agg(jsonb_build_object(
          'cancelAmount', given.amount, 'taxFreeAmount', given.amount,
          'cancelReason', case when refund_key like 'refund-%' then '신청 취소 환불 (' || refund_key || ')' else '지난 환불' end,
          'canceledAt', ${inSeoul('refunded_at')}, 'transactionKey', refund_key, 'cancelStatus', 'DONE')
          order by refunded_at), '[]')
          from sandbox_refund given where given.gateway_no = sandbox_payment.gateway_no) as refunds
      from sandbox_payment
    ) as known`.execute(db);
}

async function copyReceipts(db: Kysely<unknown>) {
  await sql`
    insert into sandbox_book (key, kind, order_id, name, changed_at, entry)
    select receipt_key, 'RECEIPT', order_no, title, requested_at, jsonb_build_object(
      'line', jsonb_build_object(
        'receiptKey', receipt_key, 'orderId', order_no, 'orderName', title,
        'type', case type when 'EXPENSE' then '지출증빙' else '소득공제' end,
        'issueNumber', (select coalesce(max(issue_number), '730000000') from cash_receipt
          where cash_receipt.receipt_key = sandbox_cash_receipt.receipt_key),
        'receiptUrl', '/api/payment/sandbox/receipt?key=' || receipt_key, 'businessNumber', '1048200007',
        'transactionType', case kind when 'ISSUED' then 'CONFIRM' else 'CANCEL' end,
        'amount', amount,
        'taxFreeAmount', coalesce((select free.amount from sandbox_tax_free free where free.number = receipt_key), amount),
        'issueStatus', 'IN_PROGRESS', 'failure', null, 'customerIdentityNumber', number_masked,
        'requestedAt', ${inSeoul('requested_at')}),
      'ofKey', of_key)
    from sandbox_cash_receipt`.execute(db);
}
