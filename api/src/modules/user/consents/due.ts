import { seoulInstant } from '@portal/shared/time';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { askedChanges } from '../../main/texts/legalTexts.ts';

type DueContext = Pick<MemberContext, 'db' | 'now' | 'caller'>;

/**
 * Versions in force that the member has still to agree to. A session opened before the version's day is exempt, so that
 * no work in progress is interrupted; it ends within a day. Employees are exempt, because their access to data follows
 * from their work.
 */
export async function listConsentsDue({ db, now, caller }: DueContext) {
  const asked = caller.role === 'employee' ? [] : askedChanges(now);
  if (asked.length === 0) return [];
  const { created_at: loginAt } = await db
    .selectFrom('session')
    .select('created_at')
    .where('session_no', '=', caller.sessionNo)
    .executeTakeFirstOrThrow();
  const agreed = await db
    .selectFrom('consent')
    .select(['text', 'version'])
    .where('member_no', '=', caller.memberNo)
    .where('is_given', '=', true)
    .execute();
  return asked.filter(
    ({ text, version }) =>
      loginAt >= seoulInstant(version, '00:00') &&
      !agreed.some((consent) => consent.text === text && consent.version >= version),
  );
}

export const viewConsentsDue = async (context: DueContext) => ({ due: await listConsentsDue(context) });

/** Rejects new actions with CONSENT_DUE until the member has agreed; pending ones continue. */
export async function requireConsents(context: DueContext): Promise<void> {
  if ((await listConsentsDue(context)).length > 0) throw new BusinessError('CONSENT_DUE');
}
