/** What a sandbox would have sent. */
export interface SentMessage {
  key: string;
  /** The name of the channel, as people read it. */
  channel: string;
  to: string;
  /** Empty where the channel has none. */
  subject: string;
  text: string;
}

/** What a sandbox shows. */
export interface Sandbox {
  readonly sent: SentMessages;
}

/** The messages that are shown; older ones are forgotten. */
const MAX_MESSAGES = 500;

/** The newest messages of a sandbox. Like the strictest gateway it accepts a key again without sending it again. */
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

/** Whether messages end in a sandbox instead of being sent. */
export const isSandbox = (sender: object | null): sender is Sandbox => sender !== null && 'sent' in sender;
