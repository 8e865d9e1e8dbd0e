/** A message that a sandbox would have sent. */
export interface SentMessage {
  key: string;
  /** Display name of the channel. */
  channel: string;
  to: string;
  /** Empty if the channel has none. */
  subject: string;
  text: string;
}

/** A sender with visible messages. */
export interface Sandbox {
  readonly sent: SentMessages;
}

/** Maximum of shown messages; older ones are dropped. */
const MAX_MESSAGES = 500;

/** The newest messages of a sandbox. Like the strictest gateway it accepts a repeated key without sending again. */
export class SentMessages {
  readonly #messages = new Map<string, SentMessage & { at: Date }>();

  add(message: SentMessage): void {
    if (this.#messages.has(message.key)) return;
    this.#messages.set(message.key, { ...message, at: new Date() });
    const [oldest] = this.#messages.keys();
    if (oldest !== undefined && this.#messages.size > MAX_MESSAGES) this.#messages.delete(oldest);
  }

  /** Newest first. */
  list(): (SentMessage & { at: Date })[] {
    return [...this.#messages.values()].reverse();
  }
}

/** True if messages end in a sandbox instead of being sent. */
export const isSandbox = (sender: object | null): sender is Sandbox => sender !== null && 'sent' in sender;
