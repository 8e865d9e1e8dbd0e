import { replace, type RouteObject } from '@portal/shared/router';
import type { SectionEntry } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

/** What a guest is told at a members' page (spec §5). */
export const GUARD_MESSAGE = '로그인시 접근가능합니다.';

const covers = (guarded: string, path: string) => path === guarded || path.startsWith(`${guarded}/`);

/** Whether a path is for members: one of the registry's guarded pages, or below one. */
export const isGuarded = (path: string, sections: readonly Pick<SectionEntry, 'pages'>[]): boolean =>
  sections.some(({ pages }) => pages.some((page) => page.guarded && covers(page.path, path)));

/** Whether the visitor must be kept out of a path now. */
export const isRefused = (path: string, sections: readonly Pick<SectionEntry, 'pages'>[]): boolean =>
  readSession() === null && isGuarded(path, sections);

type Middleware = NonNullable<RouteObject['middleware']>[number];

interface Here {
  /** Where the visitor is, or null before the first page has been shown. */
  current(): string | null;
  sections(): readonly Pick<SectionEntry, 'pages'>[];
  /** Says that the visitor was kept out, once the navigation has ended. */
  tell(message: string): void;
}

/**
 * Keeps guests out of members' pages, whatever led there: the alert shows and the navigation is cancelled. A deep
 * link has nothing to stay on and ends on /main.
 */
export const guard =
  (here: Here): Middleware =>
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    if (!isRefused(pathname, here.sections())) return next();
    const stay = here.current();
    here.tell(GUARD_MESSAGE);
    throw replace(stay !== null && !isRefused(stay.split(/[?#]/, 1)[0] ?? '/', here.sections()) ? stay : '/main');
  };
