import type { Calls, CallValue } from '@portal/shared/contract';
import { formatSeoul } from '@portal/shared/time';
import { HttpError } from '../../../errors/errors.ts';

/** Minimum age in years for joining (terms, article 6). */
const MIN_AGE = 14;

type Input = Pick<CallValue<Calls['join']>, 'agreeTerms' | 'agreePrivacy' | 'userBirth'>;

/** Issues of a birth date that the contract's schema cannot check: in the future, or a child's. */
export function birthIssues(userBirth: string, now: Date): { path: string; message: string }[] {
  const today = formatSeoul(now, 'YYYYMMDD');
  // YYYYMMDD as a number: 10,000 is a year.
  const latestBirth = String(Number(today) - MIN_AGE * 10_000).padStart(8, '0');
  return [
    ...(userBirth > today ? [{ path: 'userBirth', message: '생년월일을 다시 확인해주세요.' }] : []),
    ...(userBirth > latestBirth && userBirth <= today
      ? [{ path: 'userBirth', message: `만 ${MIN_AGE}세 이상만 가입할 수 있습니다.` }]
      : []),
  ];
}

/** Rejects input that the contract's schema cannot check: missing consents, birth dates in the future, and children. */
export function requireEligible({ agreeTerms, agreePrivacy, userBirth }: Input, now: Date): void {
  const issues = [
    ...(agreeTerms ? [] : [{ path: 'agreeTerms', message: '이용약관에 동의해주세요.' }]),
    ...(agreePrivacy ? [] : [{ path: 'agreePrivacy', message: '개인정보 수집·이용에 동의해주세요.' }]),
    ...birthIssues(userBirth, now),
  ];
  if (issues.length > 0) throw new HttpError('MALFORMED', { issues });
}
