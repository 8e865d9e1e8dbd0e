import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import type { AllowanceRow } from '../../../../database/types/tables/invoice.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks, requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { lockMember } from '../../../user/account/store.ts';
import { requireAllowance, requireNotOwnAllowance } from '../../parts/lockMatter.ts';
import { ALLOWANCE_OBJECT } from '../../parts/objects.ts';

const ACT = 'allow invoices';

const wrong = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Allows an employer to pay by invoice. Replaces the current allowance and any requested one. */
export async function allowInvoices(
  { userId, businessNumber, businessName, limit, untilDay, reason }: CallValue<Calls['officeAllowInvoices']>,
  context: MemberContext,
): Promise<Outcome> {
  const { db, now, caller } = context;
  if (untilDay < seoulDay(now)) throw wrong('untilDay', '이미 지난 날입니다.');
  const member = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!member) throw wrong('userId', '이 아이디로 이용 중인 회원이 없습니다.');
  const { member_no: memberNo } = member;
  await lockMember(db, memberNo);
  await requireNotOwnAllowance(memberNo, ACT, context);
  await end(memberNo, 'ASKED', context);
  const asked = await db
    .insertInto('invoice_allowance')
    .values({
      member_no: memberNo,
      business_number: businessNumber,
      business_name: businessName,
      limit_won: limit,
      until_day: untilDay,
      status: 'ASKED',
      allowed_by: caller.memberNo,
      allowed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return decide(asked, reason, context);
}

/** Confirms a requested allowance as the second employee. */
export async function confirmAllowance(
  { allowanceNo, reason }: CallValue<Calls['officeConfirmAllowance']>,
  context: MemberContext,
): Promise<Outcome> {
  const asked = await requireAllowance(allowanceNo, ACT, context);
  if (asked.status !== 'ASKED') throw new BusinessError('OFFICE_STATE_CHANGED');
  return decide(asked, reason, context);
}

/** Ends a current or requested allowance; existing invoices are unchanged. Returns the number of changed rows. */
export async function endAllowance(
  { allowanceNo, reason }: CallValue<Calls['officeEndAllowance']>,
  context: MemberContext,
): Promise<number> {
  const act = 'end invoice allowance';
  const { member_no: memberNo, status } = await requireAllowance(allowanceNo, act, context);
  if (status === 'ENDED') throw new BusinessError('OFFICE_STATE_CHANGED');
  await end(memberNo, status, context);
  await recordAct(context, { act, object: ALLOWANCE_OBJECT, objectNo: allowanceNo, reason });
  return 1;
}

/** Ends a member's current and requested allowances; the caller has locked the member. */
export async function endAllowances(memberNo: number, context: MemberContext): Promise<void> {
  await end(memberNo, 'ASKED', context);
  await end(memberNo, 'ALLOWED', context);
}

/** Needs a second employee if the amount exceeds both the four-eyes limit and the highest amount already confirmed. */
async function decide(asked: AllowanceRow, reason: string, context: MemberContext): Promise<Outcome> {
  const { db, now, caller } = context;
  const { allowance_no: objectNo, member_no: memberNo, limit_won: limit, until_day: lastDay } = asked;
  const object = { object: ALLOWANCE_OBJECT, objectNo };
  const amount = limit > (await confirmedLimit(asked, db)) ? limit : 0;
  const content = [asked.business_number, asked.business_name, limit, lastDay].join('\n');
  if ((await requireSecondLook({ ...object, act: ACT, amount, content, reason }, context)) === 'asked') return 'asked';
  await end(memberNo, 'ALLOWED', context);
  await db
    .updateTable('invoice_allowance')
    .set({ status: 'ALLOWED', was_allowed: true, allowed_by: caller.memberNo, allowed_at: now })
    .where('allowance_no', '=', objectNo)
    .execute();
  await recordAct(context, { ...object, act: ACT, reason, detail: { amount: limit, lastDay } });
  return 'done';
}

/** The highest amount ever allowed to this business of the member; 0 if none. */
async function confirmedLimit({ member_no, business_number }: AllowanceRow, db: Queries): Promise<number> {
  const { highest } = await db
    .selectFrom('invoice_allowance')
    .select(({ fn }) => fn.max<number | null>('limit_won').as('highest'))
    .where('member_no', '=', member_no)
    .where('business_number', '=', business_number)
    .where('was_allowed', '=', true)
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

async function end(memberNo: number, status: 'ASKED' | 'ALLOWED', { db, now }: MemberContext): Promise<void> {
  const ended = await db
    .updateTable('invoice_allowance')
    .set({ status: 'ENDED', ended_at: now })
    .where('member_no', '=', memberNo)
    .where('status', '=', status)
    .returning('allowance_no')
    .execute();
  for (const { allowance_no: objectNo } of ended) await dropLooks(db, { object: ALLOWANCE_OBJECT, objectNo }, now);
}
