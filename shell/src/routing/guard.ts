import { replace, type RouteObject } from '@portal/shared/router';
import { isWithin, PATHS, type VisitorSection } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

/** Shown to a guest at a members' page (specification §5). */
const GUARD_MESSAGE = '로그인시 접근가능합니다.';
/** Shown to a member at a page of the association's employees. */
const EMPLOYEES_MESSAGE = '요청을 처리할 권한이 없습니다.';

type Sections = readonly Pick<VisitorSection, 'pages'>[];

/** The pages of the registry that are this path or lie above it. */
const pagesAbove = (path: string, sections: Sections) =>
  sections.flatMap(({ pages }) => pages.filter((page) => isWithin(path, page.path)));

/** Whether a path is for members: one of the registry's guarded pages, or below one. */
export const isGuarded = (path: string, sections: Sections): boolean =>
  pagesAbove(path, sections).some(({ guarded, employeesOnly }) => guarded || employeesOnly);

/** Why the visitor must be kept out of a path now; null when they may see it. */
export function refusalOf(path: string, sections: Sections): string | null {
  const session = readSession();
  if (!session) return isGuarded(path, sections) ? GUARD_MESSAGE : null;
  const isForEmployees = pagesAbove(path, sections).some(({ employeesOnly }) => employeesOnly);
  return isForEmployees && session.user.userRole !== 'employee' ? EMPLOYEES_MESSAGE : null;
}

type Middleware = NonNullable<RouteObject['middleware']>[number];

interface GuardOptions {
  /** Path and query of the page that is shown, or null before the first one. */
  current(): string | null;
  sections(): Sections;
  /** Shows why a member was kept out, after the navigation has ended. */
  alert(message: string): void;
  /** The same for a guest, who may log in or join and then goes on to the page that was asked for. */
  offerSignIn(message: string, wanted: string): void;
}

/**
 * Keeps guests out of members' pages and members out of the office, whatever led there: an alert is shown, which offers
 * a guest login and joining, and the visitor stays on the present page. A deep link has no such page and ends on /main.
 */
export const guard =
  ({ current, sections, alert, offerSignIn }: GuardOptions): Middleware =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const refusal = refusalOf(pathname, sections());
    if (refusal === null) return next();
    const present = current();
    if (readSession()) alert(refusal);
    else offerSignIn(refusal, pathname + search);
    const canStay = present !== null && refusalOf(present.split(/[?#]/, 1)[0] ?? '/', sections()) === null;
    throw replace(canStay ? present : PATHS.home);
  };
