import type { ComponentType } from 'react';
import { page, routeModule } from '@portal/shared/section';
import type { Kind } from './parts/kind/offering.ts';

/** A page of both kinds, as the page of one of them. */
const pageOf = (kind: Kind, load: () => Promise<{ default: ComponentType<{ kind: Kind }> }>) =>
  page(async () => {
    const { default: Content } = await load();
    return { default: () => <Content kind={kind} /> };
  });

export default routeModule([
  { path: '/manager/info', ...page(() => import('./info/InfoPage.tsx')) },
  { path: '/manager/edu/apply', ...pageOf('education', () => import('./apply/ListPage.tsx')) },
  { path: '/manager/edu/apply/view', ...pageOf('education', () => import('./apply/ViewPage.tsx')) },
  { path: '/manager/edu/apply/write', ...pageOf('education', () => import('./apply/WritePage.tsx')) },
  { path: '/manager/edu/apply/done', ...pageOf('education', () => import('./apply/DonePage.tsx')) },
  { path: '/manager/edu/register', ...pageOf('education', () => import('./applications/ListPage.tsx')) },
  { path: '/manager/edu/register/view', ...pageOf('education', () => import('./applications/ViewPage.tsx')) },
  { path: '/manager/exam/apply', ...pageOf('exam', () => import('./apply/ListPage.tsx')) },
  { path: '/manager/exam/apply/view', ...pageOf('exam', () => import('./apply/ViewPage.tsx')) },
  { path: '/manager/exam/apply/write', ...pageOf('exam', () => import('./apply/WritePage.tsx')) },
  { path: '/manager/exam/apply/done', ...pageOf('exam', () => import('./apply/DonePage.tsx')) },
  { path: '/manager/exam/register', ...pageOf('exam', () => import('./applications/ListPage.tsx')) },
  { path: '/manager/exam/register/view', ...pageOf('exam', () => import('./applications/ViewPage.tsx')) },
  { path: '/manager/exam/admission', ...page(() => import('./applications/AdmissionPage.tsx')) },
  { path: '/manager/exam/notice', ...page(() => import('./examNotices/ListPage.tsx')) },
  { path: '/manager/exam/notice/view', ...page(() => import('./examNotices/ViewPage.tsx')) },
  { path: '/manager/exam/certificate', ...page(() => import('./certificate/CertificatePage.tsx')) },
  { path: '/manager/exam/pass', ...page(() => import('./results/PassPage.tsx')) },
]);
