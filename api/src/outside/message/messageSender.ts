/** Sends an SMS. Throws when the gateway did not take it. */
export interface MessageSender {
  send(message: { userPhone: string; text: string }): Promise<void>;
  /** Whether codes may be shown to the caller: true of the sandbox alone (demo mode). */
  readonly showsCodes: boolean;
}
