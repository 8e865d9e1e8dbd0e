export interface Message {
  /** The same key is the same message: a gateway that has it already takes it without sending it again. */
  key: string;
  /** Digits. */
  userPhone: string;
  text: string;
}

/** Sends an SMS. Throws when the gateway did not take it. */
export interface MessageSender {
  send(message: Message): Promise<void>;
  /** Whether codes may be shown to the caller: true of the sandbox alone (demo mode). */
  readonly showsCodes: boolean;
}
