import { sql } from 'kysely';
import { association } from '@portal/shared/association';
import type { ApplicationStatus } from '@portal/shared/contract';
import { MAX_GROUP_SEATS } from '@portal/shared/contract/manager';
import { formatDateTime } from '@portal/shared/format';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import type { OfferingRef } from '../../../enrolment/queue/SeatQueue.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/**
 * Time for which an unpaid group bars its employer, and everybody with its business number, from holding seats again.
 */
export const UNPAID_PAUSE_MS = 3 * DAY_MS;
/** Unpaid groups that may be cancelled in that time, since a form may have been wrong. */
const MAX_CANCELLED = 1;

/** Locks the employer: two concurrent forms would both find no unpaid group, and no place in the queue. */
export const lockEmployer = (memberNo: number, db: Queries) =>
  db.selectFrom('member').select('member_no').where('member_no', '=', memberNo).forNoKeyUpdate().execute();

/** Locks a business number against two employers who use it. Lock order: after their own rows. */
export async function lockBusiness(businessNumber: string, db: Queries): Promise<void> {
  if (businessNumber === '') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`business:${businessNumber}`}, 0))`.execute(db);
}

interface Hold extends OfferingRef {
  /** Empty if none was given. */
  businessNumber: string;
  /** Paid later, on an invoice. */
  isOnInvoice: boolean;
}

/**
 * Rejects repeated unpaid groups: fifty seats that are held again and again would exclude everybody else. An employer
 * who has paid for a business number before is not barred by other employers' groups for it.
 * @throws BusinessError while the caller has an unpaid group; and if seats would be held, with the end of the pause
 */
export async function requireNoneUnpaid(hold: Hold, context: MemberContext): Promise<void> {
  const unpaid = await listUnpaid(hold, context);
  if (unpaid.some(({ status, is_own }) => status === 'HELD' && is_own)) throw new BusinessError('GROUP_UNPAID');
  if (hold.isOnInvoice || (await isFree(hold, context.db))) return;
  const lost = unpaid.find(({ status }) => status !== 'CANCELLED');
  const cancelled = unpaid.filter(({ status }) => status === 'CANCELLED')[MAX_CANCELLED];
  const newest = Math.max(lost?.applied_at.getTime() ?? 0, cancelled?.applied_at.getTime() ?? 0);
  if (newest === 0) return;
  const until = formatDateTime(new Date(newest + UNPAID_PAUSE_MS));
  const message = `결제하지 않으신 단체 신청이 있어 ${until}까지는 결제가 필요한 단체 신청을 새로 하실 수 없습니다. 급하시면 협회(${association.phone})로 전화해주세요.`;
  throw new BusinessError('GROUP_HOLD_REPEATED', null, message);
}

/** Unpaid groups of the caller or the same business number that recently held seats; newest first. */
async function listUnpaid({ businessNumber }: Hold, { db, now, caller }: MemberContext) {
  const { rows } = await sql<{ status: ApplicationStatus; applied_at: Date; is_own: boolean }>`
    select status, applied_at, member_no = ${caller.memberNo} as is_own
    from application join employer_group on group_no = application_no
    where kind = 'group' and confirmed_at is null
      -- One of the caller's that is still to expire is as unpaid after days.
      and (applied_at > ${new Date(now.getTime() - UNPAID_PAUSE_MS)} or (status = 'HELD' and member_no = ${caller.memberNo}))
      and (member_no = ${caller.memberNo} or (business_number = ${businessNumber} and business_number <> '' and not exists (
        select from application as paid join employer_group as former on former.group_no = paid.application_no
        where paid.member_no = ${caller.memberNo} and paid.payment_no is not null
          and former.business_number = ${businessNumber}
      )))
      -- Money that came late, or for what was called off, was paid.
      and not exists (
        select from payment where payment.application_no = application.application_no and paid_at is not null
      )
    order by applied_at desc`.execute(db);
  return rows;
}

async function isFree({ kind, offeringNo }: OfferingRef, db: Queries): Promise<boolean> {
  const { table, key } = OFFERING_KINDS[kind];
  const offering = await db.selectFrom(table).select('price').where(key, '=', offeringNo).executeTakeFirst();
  return offering?.price === 0;
}

/**
 * Limits the unaccepted free seats of a course or an exam, which cost nothing to hold.
 * @throws BusinessError if further seats would exceed the limit
 */
export async function requireFewUnaccepted(
  { kind, offeringNo, businessNumber }: Hold,
  seats: number,
  { db, caller }: MemberContext,
): Promise<void> {
  const { rows } = await sql<{ seats: number }>`
    select count(*)::integer as seats
    from employer_group join application on application_no = group_no join group_seat using (group_no)
    where employer_group.${sql.ref(OFFERING_KINDS[kind].key)} = ${offeringNo} and price = 0
      and application.status = 'CONFIRMED' and group_seat.status in ('RESERVED', 'INVITED')
      and (member_no = ${caller.memberNo} or (business_number = ${businessNumber} and business_number <> ''))`.execute(
    db,
  );
  if ((rows[0]?.seats ?? 0) + seats > MAX_GROUP_SEATS) throw new BusinessError('GROUP_UNACCEPTED');
}
