import { alertOffering } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { isWithin, PATHS } from '@portal/shared/section';
import { whenFrameReady } from '../frame/whenFrameReady.ts';

/** Leads a guest to what is public of a members' page. */
const WITHOUT_LOGIN = '로그인 없이 보기';

/** Query parameters of the number of a course or an exam. */
const NUMBERS = ['educationNo', 'examinationNo'] as const;

/** Public page of the course or exam that a guest wants to apply for, or the calendar of all; null for other pages. */
function publicTwin(wanted: string): string | null {
  const { pathname, searchParams } = new URL(wanted, 'http://localhost');
  if (!isWithin(pathname, PATHS.courses) && !isWithin(pathname, PATHS.exams)) return null;
  const name = NUMBERS.find((number) => searchParams.has(number));
  return name ? `${PATHS.qualification}?${name}=${searchParams.get(name)}` : PATHS.calendar;
}

/** Shows a guest why a page is denied, with buttons to log in and to join, and a link to what is public of it. */
export async function offerSignIn(router: Router, message: string, from: string): Promise<void> {
  await whenFrameReady(router);
  const twin = publicTwin(from);
  const chosen = await alertOffering(message, '로그인', '회원가입', twin ? WITHOUT_LOGIN : undefined);
  if (chosen === WITHOUT_LOGIN && twin) return router.navigate(twin);
  // Both continue to the requested page.
  if (chosen) await router.navigate(chosen === '로그인' ? PATHS.signIn : PATHS.signUp, { state: { from } });
}
