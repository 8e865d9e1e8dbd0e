import type { Result } from '@portal/shared/contract/office';

/** Table names of the office's objects, for the audit log and four eyes. */
export const APPLICATION_OBJECT = 'application' as const;
export const GROUP_OBJECT = 'employer_group' as const;
export const INVOICE_OBJECT = 'group_invoice' as const;
export const BILL_OBJECT = 'group_bill' as const;
export const ALLOWANCE_OBJECT = 'invoice_allowance' as const;
export const REFUND_OBJECT = 'refund' as const;
export const PAYMENT_OBJECT = 'payment' as const;
export const CERTIFICATE_OBJECT = 'certificate' as const;
export const BANK_LINE_OBJECT = 'bank_line' as const;
export const MEMBER_OBJECT = 'member' as const;
export const POST_OBJECT = 'member_post' as const;
export const CORRECTION_OBJECT = 'correction' as const;
export const CASH_RECEIPT_OBJECT = 'cash_receipt' as const;
export const FINDING_OBJECT = 'money_finding' as const;
export const INQUIRY_OBJECT = 'inquiry' as const;
export const ROSTER_OBJECT = 'roster_entry' as const;
export const ROSTER_BATCH_OBJECT = 'roster_batch' as const;

export const TARIFF_OBJECT = 'tariff_change' as const;

export const ISSUE_BILL_ACT = 'issue bill' as const;
export const CHANGE_TARIFF_ACT = 'change tariff' as const;
export const CALL_OFF_ACT = 'call off' as const;
export const APPROVE_CANCELLATION_ACT = 'approve cancellation' as const;
export const CANCEL_UNACCEPTED_ACT = 'cancel unaccepted seats' as const;
export const CORRECT_RESULT_ACT = 'correct result' as const;

export const TAKE_ATTENDANCE_ACT = 'take attendance' as const;
export const CORRECT_ATTENDANCE_ACT = 'correct attendance' as const;

export const CORRECT_MEMBER_ACT = 'correct member' as const;
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
export const QUALIFICATION_ACTS = [CALL_OFF_ACT, APPROVE_CANCELLATION_ACT, CANCEL_UNACCEPTED_ACT];
export const MEMBERS_ACTS = [CORRECT_MEMBER_ACT];
