import { filledIn, registrationCode, typeOf, type AskedMessage, type Registered } from './messageRules.ts';
import { Refused } from './refused.ts';

/** The account's messages and their outcomes. */

export interface StoredMessage extends Omit<AskedMessage, 'type'> {
  messageId: string;
  groupId: string;
  type: string;
  statusCode: string;
  status: 'PENDING' | 'SENDING' | 'COMPLETE';
  /** True if an SMS has replaced an 알림톡. */
  replacement: boolean;
  dateCreated: string;
}

const MAX_PAGE = 500;
const FILTERS = ['to', 'messageId', 'messageIds', 'startDate', 'endDate', 'limit', 'startKey'];

export class SolapiBook {
  readonly registered: Registered;
  readonly messages: StoredMessage[] = [];
  /** Final codes of a phone's next messages, one each; `4000` by default. */
  readonly fates = new Map<string, string[]>();
  readonly #now: () => Date;
  #groups = 0;

  constructor(registered: Registered, now: () => Date) {
    this.registered = registered;
    this.#now = now;
  }

  /** Rejected messages are stored too, and not sent. */
  add(asked: readonly AskedMessage[], allowDuplicates: boolean): StoredMessage[] {
    this.#groups += 1;
    const phones = new Set<string>();
    return asked.map((message) => {
      const isDuplicate = phones.has(message.to) && !allowDuplicates;
      phones.add(message.to);
      const statusCode = isDuplicate ? '1026' : registrationCode(message, this.registered);
      const number = String(this.messages.length + 1).padStart(4, '0');
      const stored: StoredMessage = {
        ...message,
        messageId: `M4V20261120120000TEST${number}`,
        groupId: `G4V20261120120000TEST${this.#groups}`,
        type: typeOf(message),
        statusCode,
        status: statusCode === '2000' ? 'PENDING' : 'COMPLETE',
        replacement: false,
        dateCreated: this.#now().toISOString(),
      };
      this.messages.push(stored);
      return stored;
    });
  }

  /** The carriers have the messages and report nothing yet. */
  handOver() {
    for (const message of this.#open()) Object.assign(message, { statusCode: '3000', status: 'SENDING' });
  }

  /** The phones have responded; a failed 알림톡 becomes an SMS with the next code as its outcome. */
  report() {
    for (const message of this.#open()) {
      const code = this.#fateOf(message);
      const options = message.kakaoOptions;
      if (code === '4000' || message.type !== 'ATA' || options?.disableSms)
        Object.assign(message, { statusCode: code, status: 'COMPLETE' });
      else {
        const template = this.registered.templates.get(options?.templateId ?? '') ?? '';
        const text = message.text ?? filledIn(template, options?.variables ?? {});
        const type = typeOf({ ...message, type: undefined, autoTypeDetect: true, text, kakaoOptions: undefined });
        Object.assign(message, { type, text, statusCode: code, status: 'SENDING', replacement: true });
      }
    }
  }

  #open = () => this.messages.filter(({ status }) => status !== 'COMPLETE');

  #fateOf = ({ to }: StoredMessage) => this.fates.get(to)?.shift() ?? '4000';

  list(query: URLSearchParams) {
    for (const name of query.keys()) if (!FILTERS.includes(name)) throw new Refused(400, 'ValidationError', name);
    const text = (name: string) => query.get(name);
    const limit = Number(text('limit') ?? 20);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE) throw new Refused(400, 'ValidationError', 'limit');
    const ids = idsIn(text('messageIds')) ?? (text('messageId') === null ? null : [text('messageId') ?? '']);
    const found = this.messages
      .filter(({ to }) => text('to') === null || to === text('to'))
      .filter(({ messageId }) => ids === null || ids.includes(messageId))
      .filter(({ dateCreated }) => dateCreated >= (text('startDate') ?? '') && dateCreated <= (text('endDate') ?? '~'))
      .toReversed();
    const start = found.findIndex(({ messageId }) => messageId === text('startKey'));
    const page = found.slice(Math.max(start, 0), Math.max(start, 0) + limit);
    return {
      startKey: text('startKey'),
      nextKey: found[Math.max(start, 0) + limit]?.messageId ?? null,
      limit,
      messageList: Object.fromEntries(page.map((message) => [message.messageId, message])),
    };
  }
}

/** Parses a JSON list of ids. */
function idsIn(text: string | null): string[] | null {
  if (text === null) return null;
  try {
    const ids: unknown = JSON.parse(text);
    if (Array.isArray(ids) && ids.every((id) => typeof id === 'string')) return ids;
  } catch {
    // Handled like any other invalid list.
  }
  throw new Refused(400, 'ValidationError', 'messageIds');
}
