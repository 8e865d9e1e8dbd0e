import type { CallEntity } from '@portal/shared/contract';
import type { ActObject, OfferingKind, officeOffering, officeOfferings } from '@portal/shared/contract/office';

/** A course or exam as listed, and in full. */
export type Offering = CallEntity<typeof officeOfferings>['list'][number];
export type OfferingDetail = CallEntity<typeof officeOffering>;

/** A course or exam with the kind that it was requested by. */
export interface OfferingOfKind extends Omit<OfferingDetail, 'kind'> {
  kind: OfferingKind;
}

/** Names, paths and tables of courses and exams. */
export const KINDS: Record<OfferingKind, { noun: string; path: string; table: ActObject }> = {
  education: { noun: '교육', path: '/office/courses', table: 'education' },
  exam: { noun: '시험', path: '/office/exams', table: 'examination' },
};

export const viewPath = (kind: OfferingKind, offeringNo: number) => `${KINDS[kind].path}/view?offeringNo=${offeringNo}`;
export const editPath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/write?offeringNo=${offeringNo}`;
export const copyPath = (kind: OfferingKind, offeringNo: number) => `${KINDS[kind].path}/write?copyOf=${offeringNo}`;
export const resultsPath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/results?offeringNo=${offeringNo}`;
export const attendancePath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/attendance?offeringNo=${offeringNo}`;
export const mailingsPath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/mailings?offeringNo=${offeringNo}`;
export const writeMailingPath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/mailings/write?offeringNo=${offeringNo}`;
/** Recipients of one message. */
export const mailingPath = (kind: OfferingKind, offeringNo: number, mailingNo: number) =>
  `${KINDS[kind].path}/mailings/view?offeringNo=${offeringNo}&mailingNo=${mailingNo}`;
export const changesPath = (kind: OfferingKind, offeringNo: number) =>
  `${KINDS[kind].path}/changes?offeringNo=${offeringNo}`;
export const linePath = (kind: OfferingKind, offeringNo: number) => `${KINDS[kind].path}/line?offeringNo=${offeringNo}`;
/** Groups that employers have reserved for it. */
export const groupsPath = (kind: OfferingKind, offeringNo: number) =>
  `/office/groups?kind=${kind}&offeringNo=${offeringNo}`;
/** Acts of employees on it, in the audit log. */
export const auditPath = (kind: OfferingKind, offeringNo: number) =>
  `/office/audit?object=${KINDS[kind].table}&objectNo=${offeringNo}`;
