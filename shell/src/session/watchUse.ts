import { request } from '@portal/shared/client';
import { APPLICATION_ID, MEMBER_IDLE_MINUTES, userLoginSessionCheck } from '@portal/shared/contract/user';
import { alert } from '@portal/shared/overlay';
import { readSession } from '@portal/shared/session';

const MINUTE_MS = 60_000;
/** Interval of calls while a member presses or types on one page without a call, as on a long text. */
const REPORT_MS = 10 * MINUTE_MS;
const END_MS = (MEMBER_IDLE_MINUTES + 1) * MINUTE_MS;
/** Longer before the end than the API's precision and the interval of calls together. */
const WARN_MS = (MEMBER_IDLE_MINUTES - 20) * MINUTE_MS;
/** Last press or key of a member in any tab, as `Date.now()`. */
const STORAGE_KEY = 'usedAt';

const WARNING =
  '오랫동안 사용하지 않으셔서 곧 로그아웃됩니다. 확인을 누르시면 계속 이용하실 수 있습니다. 로그아웃되어도 작성하시던 내용은 남아 있습니다.';

interface UseCalls {
  check(): Promise<unknown>;
  warn(message: string): Promise<unknown>;
}

const apiCalls: UseCalls = {
  check: () => request(userLoginSessionCheck, { applicationId: APPLICATION_ID }, { background: true }),
  warn: alert,
};

function readUse(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY));
  } catch {
    return 0;
  }
}

function storeUse(at: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(at));
  } catch {
    // Storage is full or blocked: each tab counts by itself.
  }
}

/**
 * Prolongs the session of a member who presses or types, warns one who does not before it ends, and asks the API once
 * it has to be over: the client then opens the login. An employee's is prolonged by the office.
 * @returns a function that stops it.
 */
export function watchUse(calls: UseCalls = apiCalls): () => void {
  let usedAt = Date.now();
  let reportedAt = usedAt;
  let warnedAt = 0;
  let endedAt = 0;

  const isMember = () => readSession()?.user.userRole === 'member';
  const report = () => {
    reportedAt = Date.now();
    // The client handles failures that end the session; others do not concern it.
    void calls.check().catch(() => undefined);
  };
  const note = () => {
    // Counts before a login too, so that the session begins as used.
    usedAt = Date.now();
    if (!isMember()) return;
    if (usedAt - readUse() >= MINUTE_MS) storeUse(usedAt);
    if (usedAt - reportedAt >= REPORT_MS) report();
  };
  const look = () => {
    const lastUse = Math.max(usedAt, readUse());
    const unusedMs = Date.now() - lastUse;
    if (!isMember() || unusedMs < WARN_MS) return;
    // Once: the API takes each call for a use.
    if (unusedMs >= END_MS && endedAt !== lastUse) {
      endedAt = lastUse;
      return report();
    }
    if (warnedAt === lastUse || unusedMs >= END_MS) return;
    warnedAt = lastUse;
    void calls.warn(WARNING);
  };
  const timer = setInterval(look, MINUTE_MS);
  document.addEventListener('pointerdown', note, true);
  document.addEventListener('keydown', note, true);
  return () => {
    clearInterval(timer);
    document.removeEventListener('pointerdown', note, true);
    document.removeEventListener('keydown', note, true);
  };
}
