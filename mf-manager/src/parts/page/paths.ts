import { PATHS } from '@portal/shared/section';
import { queryOf } from '../filters/queryOf.ts';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';

/** Query parameter of an application's number, for either kind. */
export const APPLICATION_NUMBER_NAME = 'userExaminationNo';

const offeringQuery = (kind: Kind, offeringNo: number) => `${KINDS[kind].numberName}=${offeringNo}`;
const applicationQuery = (applicationNo: number) => `${APPLICATION_NUMBER_NAME}=${applicationNo}`;

export const offeringListPath = (kind: Kind) => `${KINDS[kind].path}/apply`;
export const offeringPath = (kind: Kind, offeringNo: number) =>
  `${KINDS[kind].path}/apply/view?${offeringQuery(kind, offeringNo)}`;
/** Public page of the offerings. */
export const OFFERED_LIST = '/manager/info';
export const offeredPath = (kind: Kind, offeringNo: number) => `${OFFERED_LIST}?${offeringQuery(kind, offeringNo)}`;
export const examNoticePath = (examNoticeNo: number) => `${PATHS.examNotice}?examNoticeNo=${examNoticeNo}`;
/** Calendar of `YYYY-MM`, or of the current month, with filters from a query. */
export const calendarPath = (query: { month?: string; region?: string; rating?: string; applyType?: string } = {}) =>
  [PATHS.calendar, queryOf(query)].filter(Boolean).join('?');
export const writePath = (kind: Kind, offeringNo: number) =>
  `${KINDS[kind].path}/apply/write?${offeringQuery(kind, offeringNo)}`;
/** Queue of a course or exam: one page for both kinds. */
export const linePath = (kind: Kind, offeringNo: number) => `/manager/line?${offeringQuery(kind, offeringNo)}`;
/** Payment step of the form's page, for an application without a payment. */
export const payPath = (kind: Kind, offeringNo: number, applicationNo: number) =>
  `${writePath(kind, offeringNo)}&${applicationQuery(applicationNo)}`;
export const donePath = (kind: Kind, applicationNo: number) =>
  `${KINDS[kind].path}/apply/done?${applicationQuery(applicationNo)}`;
export const applicationListPath = (kind: Kind) => `${KINDS[kind].path}/register`;
export const applicationPath = (kind: Kind, applicationNo: number) =>
  `${KINDS[kind].path}/register/view?${applicationQuery(applicationNo)}`;
