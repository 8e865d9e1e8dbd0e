import { seoulDay } from '@portal/shared/time';
import type { Application } from '../parts/kind/application.ts';

/**
 * Whether a coming exam lacks nothing but accepted papers of eligibility: a confirmed one with a photo has its ticket
 * otherwise. What an exam asks for is known of its view alone.
 */
export const isEvidenceAwaited = ({ photo, status, allowedActions, day }: Application): boolean =>
  status === 'CONFIRMED' &&
  photo?.state === 'given' &&
  !allowedActions.includes('printTicket') &&
  day >= seoulDay(new Date());
