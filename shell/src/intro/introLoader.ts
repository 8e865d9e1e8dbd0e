import { alert } from '@portal/shared/overlay';
import { redirect } from '@portal/shared/router';
import { signInByLink } from '@portal/shared/session';

/** Said when a link's value opens no session: it was used, has ended or was copied wrongly. */
const REFUSED = '관리자 로그인 링크가 유효하지 않습니다.';

/**
 * /intro leads to /main; with `?authorization=` the administrator is logged in first (spec §2). The value leaves
 * the address before anything else happens, so that it stays in no history and no referrer.
 */
export async function introLoader({ request }: { request: Request }): Promise<Response> {
  const authorization = new URL(request.url).searchParams.get('authorization');
  if (authorization) {
    history.replaceState(history.state, '', '/intro');
    try {
      await signInByLink(authorization);
    } catch {
      setTimeout(() => void alert(REFUSED));
    }
  }
  return redirect('/main');
}
