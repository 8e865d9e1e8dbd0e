import type { Message } from '../protocol/messageSender.ts';
import { eucKrBytes, inEucKr } from './eucKr.ts';

/** Our key is stored with each message, so that it can be found after a lost response. */
export const KEY_FIELD = 'messageKey';
const MAX_SMS_BYTES = 90;
const MAX_ALIMTALK_LETTERS = 1_000;

interface Sending {
  /** The sending phone number, registered with Solapi. */
  sender: string;
  kakaoChannel?: string | undefined;
}

const common = ({ key, userPhone }: Message, { sender }: Sending) => ({
  to: userPhone,
  from: sender,
  autoTypeDetect: false,
  customFields: { [KEY_FIELD]: key },
});

export type SolapiMessage = ReturnType<typeof asSms> | NonNullable<ReturnType<typeof asAlimtalk>>;

export function asSms(message: Message, sending: Sending) {
  const text = inEucKr(message.text);
  return { ...common(message, sending), type: eucKrBytes(text) > MAX_SMS_BYTES ? 'LMS' : 'SMS', text };
}

/**
 * Builds an 알림톡; null if only an SMS is possible, because the SMS replacing a failed 알림톡 must have the same text in
 * EUC-KR.
 */
export function asAlimtalk(message: Message, sending: Sending) {
  const { template, text } = message;
  if (!template || !sending.kakaoChannel) return null;
  if (text.length > MAX_ALIMTALK_LETTERS || inEucKr(text) !== text) return null;
  const variables = Object.entries(template.variables).map(([name, value]) => [`#{${name}}`, value] as const);
  return {
    ...common(message, sending),
    type: 'ATA',
    text,
    kakaoOptions: {
      pfId: sending.kakaoChannel,
      templateId: template.id,
      variables: Object.fromEntries(variables),
      disableSms: false,
    },
  };
}
