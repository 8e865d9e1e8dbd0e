import { page, routeModule } from '@portal/shared/section';

export default routeModule([
  { path: '/manager/info', ...page(() => import('./info/InfoPage.tsx')) },
  { path: '/manager/edu/apply', ...page(() => import('./apply/ListPage.tsx')) },
  { path: '/manager/edu/apply/view', ...page(() => import('./apply/ViewPage.tsx')) },
  { path: '/manager/edu/apply/write', ...page(() => import('./apply/WritePage.tsx')) },
  { path: '/manager/edu/apply/done', ...page(() => import('./apply/DonePage.tsx')) },
  { path: '/manager/edu/register', ...page(() => import('./applications/ListPage.tsx')) },
  { path: '/manager/edu/register/view', ...page(() => import('./applications/ViewPage.tsx')) },
  { path: '/manager/exam/apply', ...page(() => import('./examApply/ExamListPage.tsx')) },
  { path: '/manager/exam/apply/view', ...page(() => import('./examApply/ExamViewPage.tsx')) },
  { path: '/manager/exam/apply/write', ...page(() => import('./examApply/ExamWritePage.tsx')) },
  { path: '/manager/exam/apply/done', ...page(() => import('./examApply/ExamDonePage.tsx')) },
  { path: '/manager/exam/register', ...page(() => import('./examRegister/ExamRegisterPage.tsx')) },
  { path: '/manager/exam/register/view', ...page(() => import('./examRegister/ExamApplicationPage.tsx')) },
  { path: '/manager/exam/admission', ...page(() => import('./applications/AdmissionPage.tsx')) },
  { path: '/manager/exam/notice', ...page(() => import('./examNotices/ExamNoticePage.tsx')) },
  { path: '/manager/exam/notice/view', ...page(() => import('./examNotices/ExamNoticeViewPage.tsx')) },
  { path: '/manager/exam/certificate', ...page(() => import('./certificate/CertificatePage.tsx')) },
  { path: '/manager/exam/pass', ...page(() => import('./results/PassPage.tsx')) },
]);
