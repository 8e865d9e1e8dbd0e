import { seoulDay, serverNow } from '@portal/shared/time';
import type { Application } from '../parts/kind/application.ts';

/**
 * True if an upcoming exam lacks only accepted evidence of eligibility: otherwise a confirmed application with a photo
 * has its ticket. The list does not say whether an exam requires evidence; only its view does.
 */
export const isEvidenceAwaited = ({ photo, status, allowedActions, day }: Application): boolean =>
  status === 'CONFIRMED' &&
  photo?.state === 'given' &&
  !allowedActions.includes('printTicket') &&
  day >= seoulDay(serverNow());
