import { FORCED_LOGOUT_CODES } from '../contract/all/index.ts';
import { CallError } from './callError.ts';
import { clientEnvironment } from './environment.ts';

/** How much of a failure the visitor sees. */
export interface FailureDisplay {
  /**
   * Without loading indicator and alert: work that the visitor did not ask for. Forced logouts still apply
   * (specification §8).
   */
  background?: boolean;
  /** The caller shows failures itself. */
  quiet?: boolean;
  /** A page that may show the failures of a query itself. */
  page?: PageOfQuery;
}

/** What a query knows of the page that it is for. */
export interface PageOfQuery {
  /** Whether the page has asked what failed: it shows that where its content would be, with a way to try again. */
  showsFailure: boolean;
}

const IDLE = '한 시간 넘게 사용하지 않아 로그아웃되었습니다. 로그인 링크로 다시 들어와 주세요.';
const SESSION_STATUSES: readonly number[] = [401, 402];

/** @returns whether the visitor has seen it, or must not see it any more. */
function show(error: CallError, { background, quiet }: FailureDisplay): boolean {
  const environment = clientEnvironment();
  const isForced = FORCED_LOGOUT_CODES.includes(error.code);
  if (isForced || SESSION_STATUSES.includes(error.code)) {
    // It speaks of the token that was sent. When another one is stored by now, or none, that login has ended already.
    if (error.sentToken !== environment.token()) return true;
    if (isForced) environment.forcedOut(error.message);
    // Specification §4: after 24 hours a visitor is logged out to /main, where nothing is asked.
    else if (error.isSessionOverAge) environment.forcedOut('');
    else if (error.isSessionIdle) environment.forcedOut(IDLE);
    else if (error.sentToken === null && background) return false;
    else environment.signedOut();
    return true;
  }
  if (background || quiet) return false;
  environment.alert(error.message);
  return true;
}

/** What a failed call does beside reaching its caller: the error catalogue of the specification (§8), once for each. */
export function showFailure(error: unknown, options: FailureDisplay): void {
  if (error instanceof CallError && !error.shown) error.shown = show(error, options);
}
