import type { ApplyConsentItem, ApplyConsents } from '@portal/shared/contract/applyConsent';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Day of the wording in the forms of builds that do not send what was agreed to. */
const FORMER_VERSION = '2026-11-01';

interface Given {
  consents: ApplyConsents;
  /** Items without which the form is not sent. */
  required: readonly ApplyConsentItem[];
  isDisorder?: 1 | 2;
}

/**
 * Consents given with an application. A build that sends none asks for all of them in its form, and sends a need on
 * site only with the consent to it.
 * @throws BusinessError if a need on site came without the consent to health data
 */
export function consentsOf({ consents, required, isDisorder }: Given): NonNullable<ApplyConsents> {
  if (consents === undefined) {
    const items = isDisorder === 2 ? [...required, 'health' as const] : required;
    return items.map((item) => ({ item, version: FORMER_VERSION }));
  }
  if (isDisorder === 2 && !consents.some(({ item }) => item === 'health'))
    throw new BusinessError('HEALTH_CONSENT_MISSING', {
      issues: [{ path: 'agreeSensitive', message: '민감정보(건강) 수집·이용에 동의해주세요.' }],
    });
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
