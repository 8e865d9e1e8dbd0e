import type { Result } from '@portal/shared/contract/office';

export const ISSUE_BILL_ACT = 'issue bill' as const;
export const CHANGE_TARIFF_ACT = 'change tariff' as const;
/** A change that applicants are notified of: they may leave with a full refund. */
export const MOVE_ACT = 'move offering' as const;
export const CALL_OFF_ACT = 'call off' as const;
export const APPROVE_CANCELLATION_ACT = 'approve cancellation' as const;
export const CANCEL_UNACCEPTED_ACT = 'cancel unaccepted seats' as const;
export const CORRECT_RESULT_ACT = 'correct result' as const;

export const TAKE_ATTENDANCE_ACT = 'take attendance' as const;
export const CORRECT_ATTENDANCE_ACT = 'correct attendance' as const;

export const CORRECT_MEMBER_ACT = 'correct member' as const;
export const RESET_FACTORS_ACT = 'reset second factors' as const;
export const SEND_BULLETIN_ACT = 'send bulletin' as const;
export const RETURN_PHOTO_ACT = 'return photo' as const;

/** Name of the act of entering a result, singly or from a table. */
export const enterResultAct = (result: Result) => `enter result: ${result}` as const;

const ROSTER_ACTS = {
  register: 'register on roster',
  refuse: 'refuse on roster',
  putBack: 'put back on roster',
} as const;

/** Name of the act of a roster decision, singly or from a file. */
export const rosterAct = (decision: keyof typeof ROSTER_ACTS) => ROSTER_ACTS[decision];

/** Acts for two employees with the permission `qualification` and `members`; all other acts for two need `money`. */
export const QUALIFICATION_ACTS = [MOVE_ACT, CALL_OFF_ACT, APPROVE_CANCELLATION_ACT, CANCEL_UNACCEPTED_ACT];
export const MEMBERS_ACTS = [CORRECT_MEMBER_ACT, RESET_FACTORS_ACT, SEND_BULLETIN_ACT];
