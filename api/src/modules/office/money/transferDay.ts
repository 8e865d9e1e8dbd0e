import { seoulDay, seoulInstant } from '@portal/shared/time';
import { HttpError } from '../../../errors/errors.ts';

/**
 * Returns the moment of a transfer from its day in the bank's list: now for today or if there is none.
 * @param since first day on which it could be made
 * @throws HttpError MALFORMED at the day, before it or in the future
 */
export function transferMoment(day: string | undefined, { since, now }: { since: Date | null; now: Date }): Date {
  const today = seoulDay(now);
  if (day === undefined || day === today) return now;
  if (day > today) throw wrongDay('아직 오지 않은 날입니다.');
  if (since && day < seoulDay(since)) throw wrongDay('돌려드리기로 한 날보다 앞선 날입니다.');
  return seoulInstant(day);
}

const wrongDay = (message: string) => new HttpError('MALFORMED', { issues: [{ path: 'day', message }] });
