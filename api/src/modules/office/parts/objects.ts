import type { Result } from '@portal/shared/contract/office';

/** What the office acts on, by the name of its table: in the audit log and for four eyes. */
export const APPLICATION_OBJECT = 'application';
export const REFUND_OBJECT = 'refund';
export const PAYMENT_OBJECT = 'payment';
export const CERTIFICATE_OBJECT = 'certificate';
export const BANK_LINE_OBJECT = 'bank_line';
export const MEMBER_OBJECT = 'member';

export const CALL_OFF_ACT = 'call off';
export const APPROVE_CANCELLATION_ACT = 'approve cancellation';

/** The act of a result, one by one or out of a table. */
export const enterResultAct = (result: Result) => `enter result: ${result}`;

/** The acts over much money of those who lead courses and exams; all others are those of the money's employees. */
export const QUALIFICATION_ACTS = [CALL_OFF_ACT, APPROVE_CANCELLATION_ACT];
