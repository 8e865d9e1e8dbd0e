import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxGroup, getMapGroup, postMapGroupCompletions } from '@portal/shared/contract/manager';
import type { Kind } from '../parts/kind/offering.ts';

/** A group as lists show it. */
export type GroupSummary = CallEntity<typeof getListBoxGroup>['list'][number];
/** A group with its seats and its money. */
export type Group = CallEntity<typeof getMapGroup>;
/** A seat of a group, and who has it. */
export type Seat = Group['seats'][number];

/** The completion of a person who has agreed that the employer has it. */
export type Completion = CallEntity<typeof postMapGroupCompletions>['completions'][number];

/** What a group, or an invitation into one, is for. */
interface ForOffering {
  applyType: GroupSummary['applyType'];
  educationNo: number | null;
  examinationNo: number | null;
}

/** Its kind, and the number of the course or the exam. */
export function offeringOf({ applyType, educationNo, examinationNo }: ForOffering): { kind: Kind; offeringNo: number } {
  return applyType === 1
    ? { kind: 'education', offeringNo: educationNo ?? 0 }
    : { kind: 'exam', offeringNo: examinationNo ?? 0 };
}
