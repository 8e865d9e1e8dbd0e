import { endOfSeoulDay, seoulInstant, serverNow } from '@portal/shared/time';
import type { Application } from '../kind/application.ts';

/** True once an exam has ended; with its day if its end is unknown. */
export const isOver = ({ day, endTime }: Pick<Application, 'day' | 'endTime'>): boolean =>
  serverNow() >= (endTime ? seoulInstant(day, endTime) : endOfSeoulDay(day));
