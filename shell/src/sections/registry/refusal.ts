import { isWithin, type VisitorSection } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

/** Shown to a guest at a members' page (specification §5). */
const GUARD_MESSAGE = '로그인시 접근가능합니다.';
/** Shown to a member at a page of the association's employees. */
const EMPLOYEES_MESSAGE = '요청을 처리할 권한이 없습니다.';

/** What the guard needs to know of the sections. */
export type GuardedSections = readonly Pick<VisitorSection, 'pages'>[];

/** The pages of the registry that are this path or lie above it. */
const pagesAbove = (path: string, sections: GuardedSections) =>
  sections.flatMap(({ pages }) => pages.filter((page) => isWithin(path, page.path)));

/** Whether a path is for members: one of the registry's guarded pages, or below one. */
export const isGuarded = (path: string, sections: GuardedSections): boolean =>
  pagesAbove(path, sections).some(({ guarded, employeesOnly }) => guarded || employeesOnly);

/** Why the visitor must be kept out of a path now; null when they may see it. */
export function refusalOf(path: string, sections: GuardedSections): string | null {
  const session = readSession();
  if (!session) return isGuarded(path, sections) ? GUARD_MESSAGE : null;
  const isForEmployees = pagesAbove(path, sections).some(({ employeesOnly }) => employeesOnly);
  return isForEmployees && session.user.userRole !== 'employee' ? EMPLOYEES_MESSAGE : null;
}
