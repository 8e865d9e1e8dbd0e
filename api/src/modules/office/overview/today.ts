import { sql } from 'kysely';
import { seoulDay, seoulInstant } from '@portal/shared/time';
import { listPermissions } from '../../../internalControls/permissions/permissions.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Counts today's applications, payments and new members, each if the employee has its permission. */
export async function viewToday({ db, now, caller }: MemberContext) {
  const permissions = await listPermissions(db, caller.memberNo);
  const midnight = seoulInstant(seoulDay(now));
  const applications = db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('applied_at', '>=', midnight);
  const payments = db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(({ fn }) => fn.coalesce(fn.sum<number>(fn.coalesce('paid_amount', 'amount')), sql<number>`0`).as('amount'))
    .where('paid_at', '>=', midnight);
  const members = db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('joined_at', '>=', midnight);
  return {
    applications: permissions.includes('qualification') ? (await applications.executeTakeFirstOrThrow()).count : null,
    payments: permissions.includes('money') ? await payments.executeTakeFirstOrThrow() : null,
    members: permissions.includes('members') ? (await members.executeTakeFirstOrThrow()).count : null,
  };
}
