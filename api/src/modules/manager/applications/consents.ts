import type { ApplyConsentItem, ApplyConsents } from '@portal/shared/contract/applyConsent';
import { HEALTH_ELSEWHERE, namesHealth } from '@portal/shared/rules';
import { requireNoAccount } from '../../../content/accountNumbers.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Day of the wording in the forms of builds that do not send what was agreed to. */
const FORMER_VERSION = '2026-11-01';

interface Given {
  consents: ApplyConsents;
  /** Items without which the form is not sent. */
  required: readonly ApplyConsentItem[];
  /** Undefined if the form does not say what `memo` is about. */
  isDisorder?: 1 | 2 | undefined;
  /** Free text of the form. */
  memo?: string;
}

/** Field at which health data were given, with its message; null without them. */
function healthGiven({ isDisorder, memo = '' }: Given): { path: string; message: string } | null {
  if (isDisorder === 2) return { path: 'agreeSensitive', message: '민감정보(건강) 수집·이용에 동의해주세요.' };
  if (memo === '' || (isDisorder === 1 && !namesHealth(memo))) return null;
  return { path: 'memo', message: HEALTH_ELSEWHERE };
}

/**
 * Consents given with an application. A build that sends none asks for all of them in its form, and sends a need on
 * site only with the consent to it.
 * @throws BusinessError if health data came without the consent to them; HttpError at an account number in `memo`
 */
export function consentsOf(given: Given): NonNullable<ApplyConsents> {
  const { consents, required, isDisorder, memo } = given;
  requireNoAccount({ memo });
  if (consents === undefined) {
    const items = isDisorder === 2 ? [...required, 'health' as const] : required;
    return items.map((item) => ({ item, version: FORMER_VERSION }));
  }
  const issue = healthGiven(given);
  if (issue && !consents.some(({ item }) => item === 'health'))
    throw new BusinessError('HEALTH_CONSENT_MISSING', { issues: [issue] });
  return consents;
}

/** Records the consents of an application, in the transaction that inserts it. */
export async function recordApplyConsents(
  applicationNo: number,
  consents: NonNullable<ApplyConsents>,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<void> {
  if (consents.length === 0) return;
  await db
    .insertInto('application_consent')
    .values(
      consents.map(({ item, version }) => ({
        application_no: applicationNo,
        item,
        version,
        given_at: now,
        channel: 'web' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
