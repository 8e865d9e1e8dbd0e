export interface Message {
  /** The idempotency key: a gateway that has it already accepts the message without sending it again. */
  key: string;
  /** Digits. */
  userPhone: string;
  text: string;
}

/** Sends an SMS. */
export interface MessageSender {
  /** @throws when the gateway did not accept the message. */
  send(message: Message): Promise<void>;
  /** Whether codes may be shown to the caller: only true of the sandbox (demo mode). */
  readonly showsCodes: boolean;
}
