import { seoulInstant } from '@portal/shared/time';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { askedChanges, joiningTexts } from '../../main/texts/legalTexts.ts';

type DueContext = Pick<MemberContext, 'db' | 'now' | 'caller'>;

/**
 * Versions in force that the member has still to agree to. A session opened before the version's day is exempt, so that
 * no work in progress is interrupted; it ends within a day. Employees are exempt, because their access to data follows
 * from their work. A member of the former system has agreed to nothing here, and is asked for the texts of joining.
 */
export async function listConsentsDue({ db, now, caller }: DueContext) {
  if (caller.role === 'employee') return [];
  const changed = askedChanges(now);
  const isMoved = await isOfFormerSystem(db, caller.memberNo);
  if (changed.length === 0 && !isMoved) return [];
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
  const first = joiningTexts(now).filter(({ text }) => isMoved && !agreed.some((consent) => consent.text === text));
  const later = changed.filter(
    ({ text, version }) =>
      loginAt >= seoulInstant(version, '00:00') &&
      !first.some((asked) => asked.text === text) &&
      !agreed.some((consent) => consent.text === text && consent.version >= version),
  );
  return [...first, ...later];
}

async function isOfFormerSystem(db: DueContext['db'], memberNo: number): Promise<boolean> {
  const origin = await db
    .selectFrom('imported_member')
    .select('member_no')
    .where('member_no', '=', memberNo)
    .executeTakeFirst();
  return origin !== undefined;
}

export const viewConsentsDue = async (context: DueContext) => ({ due: await listConsentsDue(context) });

/** Rejects new actions with CONSENT_DUE until the member has agreed; pending ones continue. */
export async function requireConsents(context: DueContext): Promise<void> {
  if ((await listConsentsDue(context)).length > 0) throw new BusinessError('CONSENT_DUE');
}
