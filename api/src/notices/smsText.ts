import { association } from '@portal/shared/association';

/** Text of a notice in an SMS. */
export const smsText = (content: string): string => `[${association.name}] ${content} 문의 ${association.phone}`;

/** Size in EUC-KR, as the gateways count it: two bytes for a Korean letter. */
export const smsBytes = (text: string): number =>
  [...text].reduce((bytes, letter) => bytes + (letter < '\u0080' ? 1 : 2), 0);

/** Longest short SMS in bytes; a longer one is sent as LMS, up to `MAX_LMS_BYTES`. */
export const MAX_SMS_BYTES = 90;
export const MAX_LMS_BYTES = 2_000;
