import { alert } from '@portal/shared/overlay';
import { redirect } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { signInByLink } from '@portal/shared/session';
import { takeLeftPath } from '../session/leftPath.ts';

/** Shown if the link opens no session: it was already used, has expired or was copied incompletely. */
const INVALID_LINK = '관리자 로그인 링크가 유효하지 않습니다.';

/**
 * /intro redirects to /main; with `?authorization=` the administrator is logged in first (specification §2), and
 * returns to the page on which the previous session ended. In a fragment, which no server and no preview of a messenger
 * receives, the value is accepted too. It is removed from the URL before anything else, so that it appears in no
 * history and no referrer.
 */
export async function introLoader({ request }: { request: Request }): Promise<Response> {
  const given = [new URLSearchParams(location.hash.slice(1)), new URL(request.url).searchParams];
  const authorization = given.map((values) => values.get('authorization')).find(Boolean);
  if (authorization) {
    history.replaceState(history.state, '', '/intro');
    try {
      const { userId } = await signInByLink(authorization);
      return redirect(takeLeftPath(userId, Date.now()) ?? PATHS.home);
    } catch {
      void alert(INVALID_LINK);
    }
  }
  return redirect(PATHS.home);
}
