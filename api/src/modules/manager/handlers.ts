import { countLive } from '../../applications/applicationStore.ts';
import { toPage } from '../../database/page.ts';
import { HttpError } from '../../pipeline/errors.ts';
import { notBuilt, type HandlerTable } from '../../pipeline/handler.ts';
import { educationAnswers, examinationAnswers } from './applications/answers.ts';
import { cancelApplication, retractCancel } from './applications/cancel.ts';
import { ownDetail, ownList } from './applications/ownApplications.ts';
import { requireOwnPhoto } from './applications/photo.ts';
import {
  eduAnswers,
  eduTerms,
  examAnswers,
  examTerms,
  presentEduApplication,
  presentExamApplication,
} from './applications/present.ts';
import { submitApplication } from './applications/submit.ts';
import { listPasses } from './certificates/passes.ts';
import { listExamNotices, viewExamNotice } from './examNotices/store.ts';
import { detailTexts, presentEducation, presentExamination } from './offerings/present.ts';
import { findOffering, listOfferings } from './offerings/store.ts';

type ManagerCalls =
  | 'getListBoxEdu'
  | 'getMapEdu'
  | 'getIntUserEduApply'
  | 'getListBoxUserEdu'
  | 'getMapUserEdu'
  | 'getListBoxExam'
  | 'getMapExam'
  | 'getIntUserExamApply'
  | 'getListBoxExamNotice'
  | 'getMapExamNotice'
  | 'getListBoxUserExam'
  | 'getMapUserExam'
  | 'fetchUserCertList'
  | 'postIntEdu'
  | 'postIntExam'
  | 'upsertCertificate'
  | 'patchIntEduCancel'
  | 'patchIntExamCancel'
  | 'patchIntCancelRetract';

/** Courses, exams, and the members' applications for them. */
export const managerHandlers: Pick<HandlerTable, ManagerCalls> = {
  async getListBoxEdu(input, { db, now }) {
    return toPage(await listOfferings(db, 'education', input, now), input, presentEducation);
  },

  async getMapEdu({ educationNo }, { db, now }) {
    const row = await findOffering(db, 'education', educationNo, now);
    if (!row) throw new HttpError('NOT_FOUND');
    return { ...presentEducation(row), ...detailTexts(row) };
  },

  getIntUserEduApply: ({ educationNo }, { db, caller }) => countLive(db, caller.memberNo, 'education', educationNo),

  getListBoxUserEdu: (input, context) => ownList(context, 1, input, presentEduApplication),

  async getMapUserEdu({ userExaminationNo }, context) {
    const { row, money } = await ownDetail(context, 1, userExaminationNo);
    return { ...presentEduApplication(row, context.now), ...money, edu: eduTerms(row), userEdu: eduAnswers(row) };
  },

  async getListBoxExam(input, { db, now }) {
    return toPage(await listOfferings(db, 'examination', input, now), input, presentExamination);
  },

  async getMapExam({ examinationNo }, { db, now }) {
    const row = await findOffering(db, 'examination', examinationNo, now);
    if (!row) throw new HttpError('NOT_FOUND');
    return { ...presentExamination(row), ...detailTexts(row) };
  },

  getIntUserExamApply: ({ examinationNo }, { db, caller }) =>
    countLive(db, caller.memberNo, 'examination', examinationNo),

  getListBoxExamNotice: (input, { db }) => listExamNotices(db, input),

  getMapExamNotice: ({ examNoticeNo }, { db }) => viewExamNotice(db, examNoticeNo),

  getListBoxUserExam: (input, context) => ownList(context, 2, input, presentExamApplication),

  async getMapUserExam({ userExaminationNo }, context) {
    const { row, money } = await ownDetail(context, 2, userExaminationNo);
    const { passTime: _passTime, ...exam } = examTerms(row);
    const userExam = { ...examAnswers(row), examinationCode: row.examination_code ?? '' };
    return { ...presentExamApplication(row, context.now), ...money, exam, userExam };
  },

  fetchUserCertList: (input, context) => listPasses(context, input),

  async postIntEdu(input, context) {
    const answers = await educationAnswers(context.db, context.caller.memberNo, input);
    return submitApplication(context, 'education', input.educationNo, answers);
  },

  async postIntExam(input, context) {
    await requireOwnPhoto(context.db, context.caller.memberNo, input.userProfile);
    const answers = await examinationAnswers(context.db, context.caller.memberNo, input);
    return submitApplication(context, 'examination', input.examinationNo, answers);
  },

  upsertCertificate: notBuilt,

  patchIntEduCancel: (form, context) => cancelApplication(context, 1, form),

  patchIntExamCancel: (form, context) => cancelApplication(context, 2, form),

  patchIntCancelRetract: ({ userExaminationNo }, context) => retractCancel(context, userExaminationNo),
};
