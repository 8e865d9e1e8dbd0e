import type { AddressValues } from '@portal/shared/form';
import { alert, openDialog } from '@portal/shared/overlay';
import type { RequestMutation, RequestSubject } from './subject.ts';

interface Request {
  subject: RequestSubject;
  address: AddressValues;
  request: RequestMutation;
}

/** Opens the (re)issue popup, and confirms the request. */
export async function requestCertificate(asked: Request): Promise<void> {
  const isAsked = await openDialog(() => import('./RequestDialog.tsx'), { ...asked });
  if (isAsked) await alert('접수되었습니다.');
}
