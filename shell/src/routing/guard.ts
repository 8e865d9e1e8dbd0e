import { replace, type RouteObject } from '@portal/shared/router';
import { isWithin, PATHS, type VisitorSection } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

/** Shown to a guest at a members' page (specification §5). */
const GUARD_MESSAGE = '로그인시 접근가능합니다.';

/** Whether a path is for members: one of the registry's guarded pages, or below one. */
export const isGuarded = (path: string, sections: readonly Pick<VisitorSection, 'pages'>[]): boolean =>
  sections.some(({ pages }) => pages.some((page) => page.guarded && isWithin(path, page.path)));

/** Whether the visitor must be kept out of a path now. */
export const isRefused = (path: string, sections: readonly Pick<VisitorSection, 'pages'>[]): boolean =>
  readSession() === null && isGuarded(path, sections);

type Middleware = NonNullable<RouteObject['middleware']>[number];

interface GuardOptions {
  /** Path and query of the page that is shown, or null before the first one. */
  current(): string | null;
  sections(): readonly Pick<VisitorSection, 'pages'>[];
  /** Shows why the visitor was kept out, after the navigation has ended. */
  alert(message: string): void;
}

/**
 * Keeps guests out of members' pages, whatever led there: an alert is shown and the visitor stays on the present page.
 * A deep link has no such page and ends on /main.
 */
export const guard =
  ({ current, sections, alert }: GuardOptions): Middleware =>
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    if (!isRefused(pathname, sections())) return next();
    const present = current();
    alert(GUARD_MESSAGE);
    const canStay = present !== null && !isRefused(present.split(/[?#]/, 1)[0] ?? '/', sections());
    throw replace(canStay ? present : PATHS.home);
  };
