export interface Mail {
  /** The idempotency key: a service that has it already accepts the mail without sending it again. */
  key: string;
  address: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Sends mail. */
export interface MailSender {
  /** @throws when the service did not accept the mail. */
  send(mail: Mail): Promise<void>;
}
