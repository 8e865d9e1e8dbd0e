import { DAY_MS } from '../../../../clock/durations.ts';
import {
  MessageRefused,
  type Accepted,
  type DeliveryReport,
  type Message,
  type MessageSender,
} from '../protocol/messageSender.ts';
import { listSchema, readAnswer, sentSchema } from './answers.ts';
import { SolapiClient, type SolapiClientSettings } from './solapiClient.ts';
import { asAlimtalk, asSms, KEY_FIELD, type SolapiMessage } from './solapiMessage.ts';
import { isFinal, isNotAccepted, isOfTemplate, outcomeOf } from './statusCodes.ts';

/** The outbox retries for half a day, not counting nights. */
const TRIES_MS = 3 * DAY_MS;
/** Maximum number of messages that a phone gets in that time. */
const MAX_FOUND = 100;

export interface SolapiSettings extends SolapiClientSettings {
  /** The sending phone number, digits, registered with Solapi (발신번호). */
  sender: string;
  /** The channel at KakaoTalk (`pfId`); without one everything is sent as SMS. */
  kakaoChannel?: string | undefined;
}

/** KakaoTalk does not know the requested message. */
class TemplateRefused extends Error {}

/** SMS, LMS and 알림톡 by Solapi. */
export function createSolapiSender(settings: SolapiSettings): MessageSender {
  const { now = () => new Date() } = settings;
  const client = new SolapiClient(settings);

  async function submit(message: SolapiMessage): Promise<Accepted> {
    const answer = await client.ask('/messages/v4/send-many/detail', {
      messages: [message],
      allowDuplicates: false,
      showMessageList: true,
    });
    const { failedMessageList, messageList } = readAnswer(sentSchema, answer);
    const [failed] = failedMessageList;
    if (failed) throw refusalOf(failed.statusCode);
    return { acceptedAs: messageList?.[0]?.messageId ?? null };
  }

  /** Finds the id of this message if an attempt with a lost response was accepted: Solapi has no idempotency key. */
  async function findAccepted({ key, userPhone }: Message): Promise<string | null> {
    const since = new Date(now().getTime() - TRIES_MS).toISOString();
    const query = new URLSearchParams({ to: userPhone, startDate: since, limit: String(MAX_FOUND) });
    const { messageList } = readAnswer(listSchema, await client.ask(`/messages/v4/list?${query}`));
    const found = Object.values(messageList).find(
      ({ statusCode, customFields }) => customFields?.[KEY_FIELD] === key && !isNotAccepted(statusCode),
    );
    return found?.messageId ?? null;
  }

  return {
    showsCodes: false,
    async send(message) {
      const acceptedAs = message.isRepeat ? await findAccepted(message) : null;
      if (acceptedAs !== null) return { acceptedAs };
      const alimtalk = asAlimtalk(message, settings);
      if (!alimtalk) return submit(asSms(message, settings));
      try {
        return await submit(alimtalk);
      } catch (error) {
        // Solapi replaces an accepted 알림톡 by an SMS, but not a rejected one.
        if (!(error instanceof TemplateRefused)) throw error;
        return { ...(await submit(asSms(message, settings))), templateRefused: error.message };
      }
    },
    async readReports(acceptedAs) {
      const query = new URLSearchParams({ messageIds: JSON.stringify(acceptedAs), limit: String(acceptedAs.length) });
      const { messageList } = readAnswer(listSchema, await client.ask(`/messages/v4/list?${query}`));
      return Object.values(messageList).map(({ messageId, statusCode, status }): DeliveryReport => ({
        acceptedAs: messageId,
        outcome: outcomeOf(statusCode, status),
        code: statusCode,
      }));
    },
  };
}

function refusalOf(statusCode: string): Error {
  const code = /^\d{4}$/.test(statusCode) ? statusCode : 'without a code';
  const reason = `the SMS service did not accept it: ${code}`;
  if (isOfTemplate(code)) return new TemplateRefused(reason);
  return isFinal(code) ? new MessageRefused(reason) : new Error(reason);
}
