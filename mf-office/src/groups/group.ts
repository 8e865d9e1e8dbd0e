import type { CallEntity } from '@portal/shared/contract';
import type { officeGroup, officeGroups } from '@portal/shared/contract/office';

/** A group as listed, and in full. */
export type ListedGroup = CallEntity<typeof officeGroups>['list'][number];
export type Group = CallEntity<typeof officeGroup>;

/** The page of one group. */
export const groupPath = (groupNo: number): string => `/office/groups/view?groupNo=${groupNo}`;

/** Page of the course or exam that a group is for. */
export const offeringPathOf = ({ educationNo, examinationNo }: Pick<ListedGroup, 'educationNo' | 'examinationNo'>) =>
  educationNo === null
    ? `/office/exams/view?offeringNo=${examinationNo ?? 0}`
    : `/office/courses/view?offeringNo=${educationNo}`;
