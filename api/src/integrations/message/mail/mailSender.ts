export interface Mail {
  /** The same for each try to send this mail, so that who gets it twice reads it once. */
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
