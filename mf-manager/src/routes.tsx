import { page, routeModule } from '@portal/shared/section';

export default routeModule([
  { path: '/manager/info', ...page(() => import('./info/InfoPage.tsx')) },
  { path: '/manager/edu/apply', ...page(() => import('./eduApply/EduListPage.tsx')) },
  { path: '/manager/edu/apply/view', ...page(() => import('./eduApply/EduViewPage.tsx')) },
  { path: '/manager/edu/apply/write', ...page(() => import('./eduApply/EduWritePage.tsx')) },
  { path: '/manager/edu/apply/done', ...page(() => import('./eduApply/EduDonePage.tsx')) },
  { path: '/manager/edu/register', ...page(() => import('./eduRegister/EduRegisterPage.tsx')) },
  { path: '/manager/edu/register/view', ...page(() => import('./eduRegister/EduApplicationPage.tsx')) },
  { path: '/manager/exam/apply', ...page(() => import('./examApply/ExamListPage.tsx')) },
  { path: '/manager/exam/apply/view', ...page(() => import('./examApply/ExamViewPage.tsx')) },
  { path: '/manager/exam/apply/write', ...page(() => import('./examApply/ExamWritePage.tsx')) },
  { path: '/manager/exam/apply/done', ...page(() => import('./examApply/ExamDonePage.tsx')) },
  { path: '/manager/exam/register', ...page(() => import('./examRegister/ExamRegisterPage.tsx')) },
  { path: '/manager/exam/register/view', ...page(() => import('./examRegister/ExamApplicationPage.tsx')) },
  { path: '/manager/exam/admission', ...page(() => import('./examAdmission/AdmissionPage.tsx')) },
  { path: '/manager/exam/notice', ...page(() => import('./examNotice/ExamNoticePage.tsx')) },
  { path: '/manager/exam/notice/view', ...page(() => import('./examNotice/ExamNoticeViewPage.tsx')) },
  { path: '/manager/exam/certificate', ...page(() => import('./upcoming/CertificatePage.tsx')) },
  { path: '/manager/exam/pass', ...page(() => import('./examPass/PassPage.tsx')) },
]);
