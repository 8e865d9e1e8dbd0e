import { EMPLOYEE_IDLE_MINUTES, MEMBER_IDLE_MINUTES } from '@portal/shared/contract/user';
import { MINUTE_MS } from '../clock/durations.ts';

const EMPLOYEE_IDLE_MS = EMPLOYEE_IDLE_MINUTES * MINUTE_MS;
const MEMBER_IDLE_MS = MEMBER_IDLE_MINUTES * MINUTE_MS;

interface Use {
  created_at: Date;
  used_at: Date | null;
  token_at: Date | null;
}

/** Last use of a session, exact to minutes. */
export const usedAt = ({ used_at, created_at }: Pick<Use, 'used_at' | 'created_at'>): Date => used_at ?? created_at;

/** Milliseconds since the current token was issued. */
export const tokenAgeMs = ({ token_at, created_at }: Pick<Use, 'token_at' | 'created_at'>, now: Date): number =>
  now.getTime() - (token_at ?? created_at).getTime();

/** End of a session in time: by its age, or by disuse of an employee (`idle`) or a member (`unused`); null if none. */
export function endOfSession(
  row: Use & { expires_at: Date; role: 'member' | 'employee' },
  now: Date,
): 'expired' | 'idle' | 'unused' | null {
  if (row.expires_at <= now) return 'expired';
  if (row.role === 'employee') return tokenAgeMs(row, now) > EMPLOYEE_IDLE_MS ? 'idle' : null;
  return now.getTime() - usedAt(row).getTime() > MEMBER_IDLE_MS ? 'unused' : null;
}
