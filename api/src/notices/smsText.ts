import { association } from '@portal/shared/association';

/** A notice as it goes by SMS. */
export const smsText = (content: string): string => `[${association.name}] ${content} 문의 ${association.phone}`;

/** Bytes of a text as the gateways count them, in EUC-KR: two for a Korean letter. */
export const smsBytes = (text: string): number =>
  [...text].reduce((bytes, letter) => bytes + (letter < '\u0080' ? 1 : 2), 0);

/** What one SMS takes; what is longer goes as a long one, up to `MAX_LMS_BYTES`. */
export const MAX_SMS_BYTES = 90;
export const MAX_LMS_BYTES = 2_000;
