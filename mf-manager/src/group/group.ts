import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxGroup, getMapGroup, postMapGroupCompletions } from '@portal/shared/contract/manager';
import type { Kind } from '../parts/kind/offering.ts';

/** A group as listed. */
export type GroupSummary = CallEntity<typeof getListBoxGroup>['list'][number];
/** A group with its seats and payments. */
export type Group = CallEntity<typeof getMapGroup>;
/** A seat of a group, with its person. */
export type Seat = Group['seats'][number];

/** Completion of a person who consents to the employer having it. */
export type Completion = CallEntity<typeof postMapGroupCompletions>['completions'][number];

/** Offering of a group or of an invitation into one. */
interface ForOffering {
  applyType: GroupSummary['applyType'];
  educationNo: number | null;
  examinationNo: number | null;
}

/** Kind and number of the course or exam. */
export function offeringOf({ applyType, educationNo, examinationNo }: ForOffering): { kind: Kind; offeringNo: number } {
  return applyType === 1
    ? { kind: 'education', offeringNo: educationNo ?? 0 }
    : { kind: 'exam', offeringNo: examinationNo ?? 0 };
}
