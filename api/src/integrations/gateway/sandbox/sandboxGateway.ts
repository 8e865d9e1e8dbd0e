import type { Queries } from '../../../database/types/tables.ts';
import { TossGateway } from '../toss/tossGateway.ts';
import { BookStore } from './bookStore.ts';
import { directLine } from './directLine.ts';

interface SandboxSettings {
  db: Queries;
  secret: string;
  now(): Date;
}

/** Sends a webhook to the portal; false if it was not accepted. */
type SendCallback = (body: string) => Promise<boolean>;

/** Both are in this process: only the paths of their URLs are used. */
const GATEWAY_ORIGIN = 'http://gateway.invalid';
const PORTAL_ORIGIN = 'http://portal.invalid';

/**
 * The gateway of demonstrations and tests: the adapter of production with the strict double of Toss Payments, whose
 * books are in the database.
 */
export class SandboxGateway extends TossGateway {
  readonly settings: SandboxSettings;
  readonly books: BookStore;
  /** Set by the server with the payer's page. */
  send: SendCallback = () => Promise.resolve(false);
  /** The latest background delivery of webhooks, for tests to await. */
  delivery: Promise<unknown> = Promise.resolve();

  constructor(settings: SandboxSettings) {
    const books = new BookStore(settings);
    super({ secret: settings.secret, url: GATEWAY_ORIGIN, origin: PORTAL_ORIGIN, send: directLine(books) });
    this.settings = settings;
    this.books = books;
  }
}
