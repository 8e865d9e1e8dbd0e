import type { Message } from '../protocol/messageSender.ts';
import { eucKrBytes, inEucKr } from './eucKr.ts';

/** Our key goes with each message, so that it is found again where its answer was lost. */
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

/** Null where it can be an SMS alone: the SMS in place of a failed 알림톡 says the same text, in EUC-KR. */
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
