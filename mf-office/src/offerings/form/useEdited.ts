import { useItem } from '@portal/shared/client';
import { officeOffering, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';

/** What a form is about: a new one, a copy of one, or one that is changed. */
export function useEdited(kind: OfferingKind) {
  const offeringNo = useNumberParam('offeringNo');
  const copyOf = useNumberParam('copyOf');
  const source = offeringNo ?? copyOf;
  const query = useItem(officeOffering, { kind, offeringNo: source ?? 1 }, { enabled: source !== null });
  return { offeringNo, copyOf, isNew: source === null, query };
}
