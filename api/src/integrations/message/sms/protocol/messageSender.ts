export interface Message {
  /** Equal for each attempt of this message. */
  key: string;
  /** Digits. */
  userPhone: string;
  text: string;
  /** An approved KakaoTalk template for the text: it is then sent as 알림톡, and as SMS if that fails. */
  template?: MessageTemplate;
  /** True after an attempt with an unknown outcome. */
  isRepeat?: boolean;
}

export interface MessageTemplate {
  id: string;
  /** Values by name, without `#{}`; the filled-in template equals the text exactly. */
  variables: Record<string, string>;
}

/** Outcome of an accepted message, as far as the service knows. */
export interface DeliveryReport {
  acceptedAs: string;
  outcome: 'waiting' | 'delivered' | 'failed';
  /** The service's status code. */
  code: string;
}

export interface Accepted {
  /** The service's id of the message; null if it reports nothing later. */
  acceptedAs: string | null;
  /** Reason for sending an SMS instead of the template. */
  templateRefused?: string;
}

/** Sends SMS, and 알림톡 if possible. */
export interface MessageSender {
  /** @throws MessageRefused if no retry can succeed; another error if the message was not accepted */
  send(message: Message): Promise<Accepted>;
  /** Queries the outcomes of accepted messages, at most `MAX_REPORTS`; unknown ones are omitted. */
  readReports?(acceptedAs: readonly string[]): Promise<DeliveryReport[]>;
  /** True if codes may be shown to the caller: only in the sandbox (demo mode). */
  readonly showsCodes: boolean;
}

export const MAX_REPORTS = 50;

/** The service will never accept this message or number: a retry is useless. */
export class MessageRefused extends Error {}
