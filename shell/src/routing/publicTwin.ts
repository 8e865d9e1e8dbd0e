import { isWithin, PATHS } from '@portal/shared/section';

/** Query parameters of the number of a course or an exam. */
const NUMBERS = ['educationNo', 'examinationNo'] as const;

/** Public page of what a guest wants to apply for: the course or exam itself, or the calendar of all; null otherwise. */
export function publicTwin(wanted: string): string | null {
  const { pathname, searchParams } = new URL(wanted, 'http://localhost');
  if (!isWithin(pathname, PATHS.courses) && !isWithin(pathname, PATHS.exams)) return null;
  const name = NUMBERS.find((number) => searchParams.has(number));
  return name ? `${PATHS.qualification}?${name}=${searchParams.get(name)}` : PATHS.calendar;
}
