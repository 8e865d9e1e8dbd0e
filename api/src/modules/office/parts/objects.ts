import type { Result } from '@portal/shared/contract/office';

/** What the office acts on, by the name of its table: in the audit log and for four eyes. */
export const APPLICATION_OBJECT = 'application' as const;
export const REFUND_OBJECT = 'refund' as const;
export const PAYMENT_OBJECT = 'payment' as const;
export const CERTIFICATE_OBJECT = 'certificate' as const;
export const BANK_LINE_OBJECT = 'bank_line' as const;
export const MEMBER_OBJECT = 'member' as const;
export const POST_OBJECT = 'member_post' as const;
export const FINDING_OBJECT = 'money_finding' as const;

export const CALL_OFF_ACT = 'call off' as const;
export const APPROVE_CANCELLATION_ACT = 'approve cancellation' as const;

/** The act of a result, one by one or out of a table. */
export const enterResultAct = (result: Result) => `enter result: ${result}` as const;

/** The acts over much money of those who lead courses and exams; all others are those of the money's employees. */
export const QUALIFICATION_ACTS = [CALL_OFF_ACT, APPROVE_CANCELLATION_ACT];
