export interface Message {
  /** The same for each try to send this message. */
  key: string;
  /** Digits. */
  userPhone: string;
  text: string;
  /** The text as a template that KakaoTalk has approved: it goes by 알림톡 then, and by SMS where that fails. */
  template?: MessageTemplate;
  /** It was tried before, and nobody knows how that ended. */
  isRepeat?: boolean;
}

export interface MessageTemplate {
  id: string;
  /** Values by name, without `#{}`; filled in, the template says the text to the letter. */
  variables: Record<string, string>;
}

/** What became of a message that was accepted, as far as the service knows. */
export interface DeliveryReport {
  acceptedAs: string;
  outcome: 'waiting' | 'delivered' | 'failed';
  /** The service's own number of it. */
  code: string;
}

export interface Accepted {
  /** By which id the service knows the message; null where it tells nothing of it later. */
  acceptedAs: string | null;
  /** Why it went by SMS instead of its template. */
  templateRefused?: string;
}

/** Sends SMS, and 알림톡 where it can. */
export interface MessageSender {
  /**
   * @throws MessageRefused when no further try would change it; another error when the message was not accepted
   */
  send(message: Message): Promise<Accepted>;
  /** Asks what became of accepted messages, at most `MAX_REPORTS`; what the service does not know is left out. */
  readReports?(acceptedAs: readonly string[]): Promise<DeliveryReport[]>;
  /** Whether codes may be shown to the caller: only true of the sandbox (demo mode). */
  readonly showsCodes: boolean;
}

export const MAX_REPORTS = 50;

/** The service will never take this message, to this number: to try again changes nothing. */
export class MessageRefused extends Error {}
