import type { Call } from '../contract/all/index.ts';
import type { CallError } from './callError.ts';

const BY_ITSELF = '처리되었는지 화면을 새로 고쳐 먼저 확인해주세요.';
const UNSENT = '아직 아무것도 보내지 않았습니다.';

/**
 * Adds a second line to the failure of a change on how to check whether it was made: without a response it is unknown,
 * and a member who reads the message of a failed page load applies or pays again.
 */
export function withWhereToLook(failure: CallError, { changes, unanswered = BY_ITSELF }: Call): CallError {
  if (!changes || unanswered === null || !failure.isUnanswered) return failure;
  const whereToLook = failure.isUnsent ? '' : unanswered;
  return Object.assign(failure, { message: `${failure.message}\n${whereToLook || UNSENT}`, whereToLook });
}
