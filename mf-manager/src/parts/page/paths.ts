import { PATHS } from '@portal/shared/section';
import { queryOf } from '../filters/queryOf.ts';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';

/** The query value that carries the number of an application of either kind. */
export const APPLICATION_NUMBER_NAME = 'userExaminationNo';

const offeringQuery = (kind: Kind, offeringNo: number) => `${KINDS[kind].numberName}=${offeringNo}`;
const applicationQuery = (applicationNo: number) => `${APPLICATION_NUMBER_NAME}=${applicationNo}`;

export const offeringListPath = (kind: Kind) => `${KINDS[kind].path}/apply`;
export const offeringPath = (kind: Kind, offeringNo: number) =>
  `${KINDS[kind].path}/apply/view?${offeringQuery(kind, offeringNo)}`;
/** Where everybody may read what is offered. */
export const OFFERED_LIST = '/manager/info';
export const offeredPath = (kind: Kind, offeringNo: number) => `${OFFERED_LIST}?${offeringQuery(kind, offeringNo)}`;
export const examNoticePath = (examNoticeNo: number) => `${PATHS.examNotice}?examNoticeNo=${examNoticeNo}`;
/** The month of `YYYY-MM`, or the present one, narrowed as the query of an address says it. */
export const calendarPath = (query: { month?: string; region?: string; rating?: string; applyType?: string } = {}) =>
  [PATHS.calendar, queryOf(query)].filter(Boolean).join('?');
export const writePath = (kind: Kind, offeringNo: number) =>
  `${KINDS[kind].path}/apply/write?${offeringQuery(kind, offeringNo)}`;
/** The line for a course or an exam: one page for both kinds. */
export const linePath = (kind: Kind, offeringNo: number) => `/manager/line?${offeringQuery(kind, offeringNo)}`;
/** The payment step of the form's page: the application exists, its payment does not. */
export const payPath = (kind: Kind, offeringNo: number, applicationNo: number) =>
  `${writePath(kind, offeringNo)}&${applicationQuery(applicationNo)}`;
export const donePath = (kind: Kind, applicationNo: number) =>
  `${KINDS[kind].path}/apply/done?${applicationQuery(applicationNo)}`;
export const applicationListPath = (kind: Kind) => `${KINDS[kind].path}/register`;
export const applicationPath = (kind: Kind, applicationNo: number) =>
  `${KINDS[kind].path}/register/view?${applicationQuery(applicationNo)}`;
