import type { CallEntity } from '@portal/shared/contract';
import type {
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapUserEdu,
  getMapUserExam,
} from '@portal/shared/contract/manager';
import { courseApplication, examApplication } from '@portal/shared/papers';
import type { Application, ApplicationDetail, ExamApplication } from './application.ts';
import { courseSummary, examSummary } from './fromWire.ts';

/** Applications, mapped from API names; separate, since pages of offerings need none of it. */

type CourseRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type CourseApplicationDetail = CallEntity<typeof getMapUserEdu>;
type ExamApplicationDetail = CallEntity<typeof getMapUserExam>;

const progress = (row: CourseRow | ExamRow) => ({
  applicationNo: row.userExaminationNo,
  status: row.status,
  statusName: row.statusName,
  allowedActions: row.allowedActions,
  applyDate: row.applyDate,
  payDueAt: row.payDueAt,
  change: row.change ?? null,
  group: row.group ?? null,
});

export const toCourseApplication = (row: CourseRow): Application => ({
  ...courseSummary(row),
  ...progress(row),
  photo: null,
  evidence: null,
});

export const toExamApplication = (row: ExamRow): ExamApplication => ({
  ...examSummary(row),
  ...progress(row),
  photo: row.photo ?? null,
  evidence: row.evidence ?? null,
  year: row.year,
  rounds: row.rounds,
  passDate: row.passDate,
  passTime: row.passTime,
  scoreSheet: row.scoreSheet ?? null,
});

const money = ({
  payment,
  refund,
  amountAwaitingAccount,
  namedAccounts,
  refundQuote,
  pastChanges,
}: CourseApplicationDetail | ExamApplicationDetail) => ({
  payment,
  refund,
  amountAwaitingAccount,
  namedAccounts,
  refundQuote,
  pastChanges: pastChanges ?? [],
});

export const toCourseApplicationDetail = (detail: CourseApplicationDetail): ApplicationDetail => ({
  ...toCourseApplication(detail),
  ...courseApplication(detail),
  ...money(detail),
  hall: detail.hall ?? null,
  certificate: null,
  classUrl: detail.classUrl,
  attendance: detail.attendance ?? [],
  scoreSheet: null,
  corrections: detail.corrections ?? [],
  objection: null,
  objectUntil: null,
});

export const toExamApplicationDetail = (detail: ExamApplicationDetail): ApplicationDetail => ({
  ...toExamApplication(detail),
  ...examApplication(detail),
  ...money(detail),
  hall: detail.hall ?? null,
  certificate: detail.certificate,
  classUrl: '',
  attendance: [],
  corrections: detail.corrections ?? [],
  objection: detail.objection ?? null,
  objectUntil: detail.objectUntil ?? null,
});
