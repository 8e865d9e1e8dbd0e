import { refusalOf, type GuardedSections } from '@portal/platform/sections/registry/refusal';
import { replace, type RouteObject } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';

type Middleware = NonNullable<RouteObject['middleware']>[number];

interface GuardOptions {
  /** Path and query of the visible page; null before the first one. */
  current(): string | null;
  sections(): GuardedSections;
  /** Shows a member why access is denied, after the navigation has ended. */
  alert(message: string): void;
  /** The same for a guest, who can log in or join and then continues to the requested page. */
  offerSignIn(message: string, wanted: string): void;
}

/**
 * Denies guests members' pages, and members the office, for every navigation: an alert is shown, which offers a guest
 * to log in or join, and the visitor stays on the current page. A deep link has no such page and ends on /main.
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
