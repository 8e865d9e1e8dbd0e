import { isWithin, type VisitorSection } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

/** Message for a guest at a members' page (specification §5). */
const GUARD_MESSAGE = '로그인시 접근가능합니다.';
/** Message for a member at a page of employees. */
const EMPLOYEES_MESSAGE = '요청을 처리할 권한이 없습니다.';

/** Part of the sections that the guard needs. */
export type GuardedSections = readonly Pick<VisitorSection, 'pages'>[];

/** Pages of the registry at this path or above it. */
const pagesAbove = (path: string, sections: GuardedSections) =>
  sections.flatMap(({ pages }) => pages.filter((page) => isWithin(path, page.path)));

/** True if a path is for members: one of the registry's guarded pages, or below one. */
export const isGuarded = (path: string, sections: GuardedSections): boolean =>
  pagesAbove(path, sections).some(({ guarded, employeesOnly }) => guarded || employeesOnly);

/** Reason why the visitor may not see a path now; null if they may. */
export function refusalOf(path: string, sections: GuardedSections): string | null {
  const session = readSession();
  if (!session) return isGuarded(path, sections) ? GUARD_MESSAGE : null;
  const isForEmployees = pagesAbove(path, sections).some(({ employeesOnly }) => employeesOnly);
  return isForEmployees && session.user.userRole !== 'employee' ? EMPLOYEES_MESSAGE : null;
}
