import { replace, type RouteObject } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import { refusalOf, type GuardedSections } from '../sections/registry/refusal.ts';

type Middleware = NonNullable<RouteObject['middleware']>[number];

interface GuardOptions {
  /** Path and query of the page that is shown, or null before the first one. */
  current(): string | null;
  sections(): GuardedSections;
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
