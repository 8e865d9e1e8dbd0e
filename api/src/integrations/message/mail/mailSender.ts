export interface Mail {
  /** Equal for each attempt of this mail, so that mail programs show duplicates once. */
  key: string;
  address: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Address to which a mail program POSTs to end an advertisement's consent (RFC 8058); absent in other mails. */
  unsubscribe?: string;
}

/** Sends mail. */
export interface MailSender {
  /** @throws if the service did not accept the mail */
  send(mail: Mail): Promise<void>;
}
