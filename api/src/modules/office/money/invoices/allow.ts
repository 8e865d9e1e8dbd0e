import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { newBusinessNameRule } from '@portal/shared/rules';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import type { AllowanceRow } from '../../../../database/types/tables/invoice.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { requireRule } from '../../../../errors/requireRule.ts';
import { act, actOfTwo, type Target } from '../../../../internalControls/acts/act.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import { requireNotOwn } from '../../../../internalControls/persons/requireNotOwn.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { lockMember } from '../../../user/account/store.ts';

const ACT = 'allow invoices';

const wrong = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Allows an employer to pay by invoice. Replaces the current allowance and any requested one. */
export async function allowInvoices(
  { userId, businessNumber, businessName, limit, untilDay, reason }: CallValue<Calls['officeAllowInvoices']>,
  context: MemberContext,
): Promise<Outcome> {
  const { db, now, caller } = context;
  requireRule(newBusinessNameRule, { businessName });
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
  await requireNotOwn({ act: ACT, object: 'invoice_allowance', objectNo: null, memberNo }, context);
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
    .returning('allowance_no')
    .executeTakeFirstOrThrow();
  return confirmAllowance({ allowanceNo: asked.allowance_no, reason }, context);
}

/** Behind the member. */
const target: Target<AllowanceRow> = {
  object: 'invoice_allowance',
  async lock(allowanceNo, { db }) {
    const rows = db.selectFrom('invoice_allowance').selectAll().where('allowance_no', '=', allowanceNo);
    const found = await rows.executeTakeFirst();
    if (!found) return null;
    await lockMember(db, found.member_no);
    return rows.executeTakeFirstOrThrow();
  },
  memberNo: ({ member_no }) => member_no,
};

/**
 * Confirms a requested allowance. Needs a second employee if the amount exceeds both the four-eyes limit and the
 * highest amount confirmed since the last write-off.
 */
export const confirmAllowance = (
  { allowanceNo, reason }: CallValue<Calls['officeConfirmAllowance']>,
  context: MemberContext,
): Promise<Outcome> => {
  const { db, now, caller } = context;
  return actOfTwo(
    target,
    {
      act: ACT,
      no: allowanceNo,
      reason,
      check({ status }) {
        if (status !== 'ASKED') throw new BusinessError('OFFICE_STATE_CHANGED');
      },
      async shared(asked) {
        const { limit_won: limit } = asked;
        const content = [asked.business_number, asked.business_name, limit, asked.until_day].join('\n');
        return { amount: limit > (await confirmedLimit(asked, db)) ? limit : 0, content };
      },
      async do({ member_no }) {
        await end(member_no, 'ALLOWED', context);
        await db
          .updateTable('invoice_allowance')
          .set({ status: 'ALLOWED', was_allowed: true, allowed_by: caller.memberNo, allowed_at: now })
          .where('allowance_no', '=', allowanceNo)
          .execute();
      },
      entry: ({ limit_won: amount, until_day: lastDay }) => ({ detail: { amount, lastDay } }),
    },
    context,
  );
};

/** Ends a current or requested allowance; existing invoices are unchanged. Returns the number of changed rows. */
export const endAllowance = (
  { allowanceNo, reason }: CallValue<Calls['officeEndAllowance']>,
  context: MemberContext,
): Promise<number> =>
  act(
    target,
    {
      act: 'end invoice allowance',
      no: allowanceNo,
      reason,
      async do({ member_no, status }) {
        if (status === 'ENDED') throw new BusinessError('OFFICE_STATE_CHANGED');
        await end(member_no, status, context);
        return 1;
      },
    },
    context,
  );

/** Ends a member's current and requested allowances; the caller has locked the member. */
export async function endAllowances(memberNo: number, context: MemberContext): Promise<void> {
  await end(memberNo, 'ASKED', context);
  await end(memberNo, 'ALLOWED', context);
}

/** The highest amount allowed to this business since the member's last unpaid write-off; 0 if none. */
async function confirmedLimit({ member_no, business_number }: AllowanceRow, db: Queries): Promise<number> {
  const { highest } = await db
    .selectFrom('invoice_allowance')
    .select(({ fn }) => fn.max<number | null>('limit_won').as('highest'))
    .where('member_no', '=', member_no)
    .where('business_number', '=', business_number)
    .where('was_allowed', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('group_invoice')
            .innerJoin('application', 'application.application_no', 'group_invoice.group_no')
            .select('invoice_no')
            .where('application.member_no', '=', member_no)
            .where('group_invoice.status', '=', 'WRITTEN_OFF')
            .whereRef('group_invoice.ended_at', '>=', 'invoice_allowance.allowed_at'),
        ),
      ),
    )
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
  for (const { allowance_no: objectNo } of ended) await dropLooks(db, { object: 'invoice_allowance', objectNo }, now);
}
