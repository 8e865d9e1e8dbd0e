import { alert, openDialog } from '@portal/shared/overlay';
import type { RequestMutation, RequestSubject } from './subject.ts';

/** Opens the (re)issue popup, and says that the request has arrived. */
export async function requestCertificate(subject: RequestSubject, request: RequestMutation): Promise<void> {
  const isAsked = await openDialog(() => import('./RequestDialog.tsx'), { subject, request });
  if (isAsked) await alert('접수되었습니다.');
}
