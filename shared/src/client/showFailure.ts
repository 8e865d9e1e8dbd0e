import { FORCED_LOGOUT_CODES, NUMBERS } from '../contract/all/index.ts';
import { CallError } from './callError.ts';
import { clientEnvironment } from './environment.ts';

/** Visibility of a failure to the visitor. */
export interface FailureDisplay {
  /**
   * Omits loading indicator and alert, for work not started by the visitor. Forced logouts still apply (specification
   * §8).
   */
  background?: boolean;
  /** The caller shows business errors itself. A fault still shows its alert. */
  quiet?: boolean;
}

/** Reason for which the session of a sent token has ended. */
function endOf({ isSessionOverAge, isSessionIdle }: CallError): string {
  if (isSessionOverAge) return '로그인한 지 24시간이 지나 로그아웃되었습니다.';
  if (isSessionIdle) return '오랫동안 사용하지 않아 로그아웃되었습니다.';
  return '로그인 시간이 지나 로그아웃되었습니다.';
}

const SESSION_STATUSES: readonly number[] = [401, 402];

/** Last closed alert, with its environment and the time as `performance.now()`. */
let closed = { environment: clientEnvironment(), message: '', at: 0 };

/** Shows one alert for all calls in progress while it was open: the calls of one page fail one after the other. */
async function alertOnce({ message, whereToLook, sentAt }: CallError): Promise<void> {
  const environment = clientEnvironment();
  const wasSaid = closed.environment === environment && closed.message === message;
  if (wasSaid && sentAt !== undefined && sentAt < closed.at) return;
  await environment.alert(message, ...(whereToLook ? [whereToLook] : []));
  closed = { environment, message, at: performance.now() };
}

/** @returns true if the visitor has seen it, or should not see it any more. */
function show(error: CallError, { background, quiet }: FailureDisplay): boolean {
  const environment = clientEnvironment();
  const isForced = FORCED_LOGOUT_CODES.includes(error.code);
  if (isForced || SESSION_STATUSES.includes(error.code)) {
    // It refers to the sent token. If another token or none is stored by now, that login has already ended.
    if (error.sentToken !== environment.token()) return true;
    if (isForced) environment.forcedOut(error.message);
    else if (error.sentToken === null && background) return false;
    else environment.signedOut(error.sentToken === null ? '' : endOf(error));
    return true;
  }
  // Another call has ended the session meanwhile, and says so.
  if (error.code === NUMBERS.FORBIDDEN && error.sentToken !== null && environment.token() === null) return true;
  if (background || (quiet && !error.isFault)) return false;
  void alertOnce(error);
  return true;
}

/** Applies the specification's error catalogue (§8) to a failed call, once per failure. */
export function showFailure(error: unknown, options: FailureDisplay): void {
  if (error instanceof CallError && !error.shown) error.shown = show(error, options);
}
