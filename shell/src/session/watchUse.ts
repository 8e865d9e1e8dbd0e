import { request } from '@portal/shared/client';
import {
  APPLICATION_ID,
  EMPLOYEE_IDLE_MINUTES,
  MEMBER_IDLE_MINUTES,
  userLoginSessionCheck,
} from '@portal/shared/contract/user';
import { alert } from '@portal/shared/overlay';
import { readSession, renewToken } from '@portal/shared/session';

const MINUTE_MS = 60_000;
/** Interval of calls while somebody presses or types on one page without a call, as on a long text. */
const REPORT_MS = 10 * MINUTE_MS;
const LIMITS = { member: MEMBER_IDLE_MINUTES * MINUTE_MS, employee: EMPLOYEE_IDLE_MINUTES * MINUTE_MS };
/** Longer than the API's precision and the interval of calls together. */
const WARN_BEFORE_MS = 20 * MINUTE_MS;
/** Last press or key in any tab, as `Date.now()`. */
const STORAGE_KEY = 'usedAt';

const WARNING =
  '오랫동안 사용하지 않으셔서 곧 로그아웃됩니다. 확인을 누르시면 계속 이용하실 수 있습니다. 로그아웃되어도 작성하시던 내용은 남아 있습니다.';

interface UseCalls {
  check(): Promise<unknown>;
  /** Renews an employee's token, on which the end depends instead of on calls. */
  renew(): Promise<unknown>;
  warn(message: string): Promise<unknown>;
}

const apiCalls: UseCalls = {
  check: () => request(userLoginSessionCheck, { applicationId: APPLICATION_ID }, { background: true }),
  renew: renewToken,
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
 * Prolongs the session of a member or employee who presses or types, warns one who does not before it ends, and asks
 * the API once it has to be over: the client then ends it here.
 * @returns a function that stops it.
 */
export function watchUse(calls: UseCalls = apiCalls): () => void {
  let usedAt = Date.now();
  let reportedAt = usedAt;
  let warnedAt = 0;
  let endedAt = 0;

  const roleOf = (): keyof typeof LIMITS | null => {
    const role = readSession()?.user.userRole;
    if (role === 'employee') return 'employee';
    // A newer API may have others.
    return role === 'member' ? 'member' : null;
  };
  // The client handles failures that end the session; others do not concern it.
  const ignore = () => undefined;
  const report = () => {
    reportedAt = Date.now();
    void (roleOf() === 'employee' ? calls.renew() : calls.check()).catch(ignore);
  };
  const note = () => {
    // Counts before a login too, so that the session begins as used.
    usedAt = Date.now();
    if (!roleOf()) return;
    if (usedAt - readUse() >= MINUTE_MS) storeUse(usedAt);
    if (usedAt - reportedAt >= REPORT_MS) report();
  };
  const look = () => {
    const role = roleOf();
    if (!role) return;
    const lastUse = Math.max(usedAt, readUse());
    const leftMs = LIMITS[role] - (Date.now() - lastUse);
    if (leftMs > WARN_BEFORE_MS) return;
    if (leftMs > -MINUTE_MS) {
      if (warnedAt === lastUse) return;
      warnedAt = lastUse;
      void calls.warn(WARNING);
    } else if (endedAt !== lastUse) {
      // Once: the API takes a member's call for a use.
      endedAt = lastUse;
      void calls.check().catch(ignore);
    }
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
