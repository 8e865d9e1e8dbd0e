import { APPLY_CONSENT_VERSION, type ApplyConsentItem } from '@portal/shared/contract/applyConsent';
import type { AssistanceValues } from './AssistanceFields.tsx';

interface Ticked extends Partial<Pick<AssistanceValues, 'isDisorder' | 'agreeSensitive'>> {
  agreeRefund?: boolean;
  agreePrivacy?: boolean;
  agreeSharing?: boolean;
  agreeCompletion?: boolean;
  agreeTold?: boolean;
}

/** Consents that were ticked, with the version of the forms' wording; health data only where assistance is needed. */
export function consentsToSend(ticked: Ticked): { item: ApplyConsentItem; version: string }[] {
  const given: Record<ApplyConsentItem, boolean | undefined> = {
    refund: ticked.agreeRefund,
    application: ticked.agreePrivacy,
    health: ticked.isDisorder === '2' && ticked.agreeSensitive,
    sharing: ticked.agreeSharing,
    completion: ticked.agreeCompletion,
    informed: ticked.agreeTold,
  };
  return (Object.keys(given) as ApplyConsentItem[])
    .filter((item) => given[item])
    .map((item) => ({ item, version: APPLY_CONSENT_VERSION }));
}
