import type { CallEntity } from '@portal/shared/contract';
import type { OfferingKind, officeOffering, officeOfferings } from '@portal/shared/contract/office';

/** One course or exam, in a list and by itself. */
export type Offering = CallEntity<typeof officeOfferings>['list'][number];
export type OfferingDetail = CallEntity<typeof officeOffering>;

/** One of the kind that a page is about: it was asked for by that kind. */
export interface OfferingOfKind extends Omit<OfferingDetail, 'kind'> {
  kind: OfferingKind;
}

/** What the pages of courses and of exams say differently. */
export const KINDS: Record<OfferingKind, { noun: string; path: string }> = {
  education: { noun: '교육', path: '/office/courses' },
  exam: { noun: '시험', path: '/office/exams' },
};

export const viewPath = (kind: OfferingKind, offeringNo: number) => `${KINDS[kind].path}/view?offeringNo=${offeringNo}`;
export const editPath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/write?offeringNo=${offeringNo}`;
export const copyPath = (kind: OfferingKind, offeringNo: number) => `${KINDS[kind].path}/write?copyOf=${offeringNo}`;
export const resultsPath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/results?offeringNo=${offeringNo}`;
