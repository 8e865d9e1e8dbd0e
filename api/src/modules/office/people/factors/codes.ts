import { MINUTE_MS } from '../../../../clock/durations.ts';
import type { SecondFactorRow } from '../../../../database/types/tables/user.ts';
import { BusinessError, keepWrites, type CommittedRefusal } from '../../../../errors/errors.ts';
import { recordAudit } from '../../../../pipeline/audit.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { openSecret, recordProof } from './store.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes of an employee in a quarter of an hour, over all apps and sessions. */
const MAX_REFUSED = 5;
const REFUSED_WITHIN_MS = 15 * MINUTE_MS;

const REFUSED = 'second factor refused';

/**
 * Accepts a code of one of these apps once and marks the session as proved; the caller has locked the employee's row.
 * @returns null, or the refusal of a wrong or used code, which is counted.
 * @throws BusinessError SECOND_FACTOR_TRIES_EXCEEDED
 */
export async function acceptCode(
  code: string,
  factors: readonly SecondFactorRow[],
  context: MemberContext,
): Promise<CommittedRefusal | null> {
  const { caller, now } = context;
  const apps = factors.filter(({ kind }) => kind === 'app');
  if ((await countRefused(context)) >= MAX_REFUSED) throw new BusinessError('SECOND_FACTOR_TRIES_EXCEEDED');
  for (const app of apps) {
    const step = stepOfCode(openSecret(app, context), code, app.last_step, now);
    if (step === null) continue;
    await recordProof({ factorNo: app.factor_no, last_step: step }, context);
    return null;
  }
  await recordAudit(context, REFUSED, caller.memberNo);
  return keepWrites(new BusinessError('SECOND_FACTOR_WRONG'));
}

async function countRefused({ db, now, caller }: MemberContext): Promise<number> {
  const { refused } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('refused'))
    .where('member_no', '=', caller.memberNo)
    .where('action', '=', REFUSED)
    .where('at', '>', new Date(now.getTime() - REFUSED_WITHIN_MS))
    .executeTakeFirstOrThrow();
  return refused;
}
