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
  /** The caller shows refusals itself. A fault raises its alert all the same. */
  quiet?: boolean;
}

const IDLE = '한 시간 넘게 사용하지 않아 로그아웃되었습니다. 로그인 링크로 다시 들어와 주세요.';
const SESSION_STATUSES: readonly number[] = [401, 402];

/** The alert that was closed last: in which environment, and when, as `performance.now()`. */
let closed = { environment: clientEnvironment(), message: '', at: 0 };

/** One alert for all that was under way while it was open: the calls of one page fail one after the other. */
async function alertOnce({ message, sentAt }: CallError): Promise<void> {
  const environment = clientEnvironment();
  const wasSaid = closed.environment === environment && closed.message === message;
  if (wasSaid && sentAt !== undefined && sentAt < closed.at) return;
  await environment.alert(message);
  closed = { environment, message, at: performance.now() };
}

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
  if (background || (quiet && !error.isFault)) return false;
  void alertOnce(error);
  return true;
}

/** What a failed call does beside reaching its caller: the error catalogue of the specification (§8), once for each. */
export function showFailure(error: unknown, options: FailureDisplay): void {
  if (error instanceof CallError && !error.shown) error.shown = show(error, options);
}
