import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { officeOfferingChoices, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';

type Choices = CallEntity<typeof officeOfferingChoices>;

const NONE: Choices = { halls: [], lecturers: [] };

/** Halls and lecturers for the form of a course or exam; null while they load, and none if that fails. */
export function useChoices(kind: OfferingKind): Choices | null {
  const [offeringNo, copyOf] = [useNumberParam('offeringNo'), useNumberParam('copyOf')];
  const source = offeringNo ?? copyOf;
  const { data, error } = useItem(officeOfferingChoices, { kind, ...(source !== null && { offeringNo: source }) });
  return data ?? (error ? NONE : null);
}
