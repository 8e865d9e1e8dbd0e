import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DAY_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { SandboxGatewayTables } from '../../../database/types/tables/sandbox.ts';
import { paymentNoOf, readOrderNumber, writeOrderNumber } from '../toss/orderNumber.ts';
import type { BookedEntry } from './bookedPayment.ts';
import { scopeOf, type Scope } from './bookScope.ts';
import { TossApi, type Arrived, type Reply } from './tossApi.ts';
import type { Booked } from './tossReceiptBook.ts';

type Row = Selectable<SandboxGatewayTables['sandbox_book']>;

export const SANDBOX_PATH = '/api/payment/sandbox/pay';
export const SANDBOX_RECEIPT_PATH = '/api/payment/sandbox/receipt';
/** The key has 128 random bits, so that the URL cannot be guessed. */
export const checkoutUrlOf = (paymentKey: string) => `${SANDBOX_PATH}?payment=${paymentKey}`;
const receiptUrlOf = (receiptKey: string) => `${SANDBOX_RECEIPT_PATH}?key=${receiptKey}`;
const newNumber = () => randomBytes(16).toString('hex');

/** The tax office accepts a receipt the day after it was forwarded. */
const ACCEPTED_AFTER_MS = DAY_MS;

/**
 * Books of the gateway's double in the database. Each request loads the entries that it concerns, locked, and stores
 * them afterwards with the webhooks to send.
 */
export class BookStore {
  readonly #db: Queries;
  readonly #secret: string;
  readonly #now: () => Date;

  constructor({ db, secret, now }: { db: Queries; secret: string; now: () => Date }) {
    this.#db = db;
    this.#secret = secret;
    this.#now = now;
  }

  /** Answers a request of the shop. */
  reply = (arrived: Arrived): Promise<Reply> => this.within(scopeOf(arrived), (api) => api.reply(arrived));

  /** Does work on one payment; null if it is unknown. */
  withPayment = <Result>(paymentKey: string, work: (api: TossApi) => Result): Promise<Result | null> =>
    this.within({ kind: 'PAYMENT', column: 'key', value: paymentKey }, (api) =>
      api.book.findKnown(paymentKey) ? work(api) : null,
    );

  /** Does work on a part of the books. */
  within<Result>(scope: Scope, work: (api: TossApi) => Result): Promise<Result> {
    return inTransaction(this.#db, async (db) => {
      const rows = await findRows(db, scope);
      const { api, webhooks } = this.#open(rows);
      const result = work(api);
      if ('since' in scope) return result;
      const stored = new Map(rows.map(({ key, entry }) => [key, JSON.stringify(entry)]));
      const changed = rowsOf(api).filter(({ key, entry }) => entry !== stored.get(key));
      if (changed.length > 0) await save(db, changed);
      for (const body of webhooks)
        await db.insertInto('sandbox_callback').values({ body, send_at: this.#now(), delivered_at: null }).execute();
      return result;
    });
  }

  #open(rows: readonly Row[]): { api: TossApi; webhooks: string[] } {
    const urls = { checkoutUrl: checkoutUrlOf, receiptUrl: receiptUrlOf };
    const api = new TossApi({ secret: this.#secret, now: this.#now, ...urls, newNumber });
    const webhooks: string[] = [];
    api.book.onWebhook = (body) => void webhooks.push(JSON.stringify(body));
    const entriesOf = (wanted: Row['kind']) => rows.filter(({ kind }) => kind === wanted).map(({ entry }) => entry);
    api.book.adopt(entriesOf('PAYMENT').map((entry) => this.#numbered(entry)));
    api.receipts.adopt(entriesOf('RECEIPT').map((entry) => this.#accepted(entry)));
    return { api, webhooks };
  }

  /** Replaces an order number of the demo's content, or from before a changed key: the portal would not accept it. */
  #numbered(entry: object): BookedEntry {
    const text = JSON.stringify(entry);
    const stored = JSON.parse(text) as BookedEntry;
    const { orderId } = stored.hidden.payment;
    if (readOrderNumber(this.#secret, orderId) !== null) return stored;
    return JSON.parse(text.replaceAll(orderId, writeOrderNumber(this.#secret, paymentNoOf(orderId)))) as BookedEntry;
  }

  #accepted(entry: object): Booked {
    const { line, ofKey } = entry as Booked;
    const isDue = this.#now().getTime() - new Date(line.requestedAt).getTime() >= ACCEPTED_AFTER_MS;
    return isDue && line.issueStatus === 'IN_PROGRESS'
      ? { line: { ...line, issueStatus: 'COMPLETED' }, ofKey }
      : { line, ofKey };
  }
}

function findRows(db: Queries, scope: Scope): Promise<Row[]> {
  const ofKind = db.selectFrom('sandbox_book').selectAll().where('kind', '=', scope.kind);
  if ('since' in scope) return ofKind.where('changed_at', '>=', scope.since).orderBy('changed_at').execute();
  if (scope.kind === 'PAYMENT') {
    const found = ofKind.where(scope.column, '=', scope.value).orderBy('changed_at', 'desc');
    return scope.column === 'name' ? found.limit(1).execute() : found.forNoKeyUpdate().execute();
  }
  const orders = db.selectFrom('sandbox_book').select('order_id').where('key', '=', scope.key);
  return ofKind.where('order_id', 'in', orders).orderBy('changed_at').forNoKeyUpdate().execute();
}

function rowsOf({ book, receipts }: TossApi) {
  const payments = book.stored().map((entry) => {
    const { paymentKey: key, orderId: order_id, orderName: name, requestedAt } = entry.hidden.payment;
    const changed_at = new Date(String(entry.transactions.at(-1)?.transactionAt ?? requestedAt));
    return { key, kind: 'PAYMENT' as const, order_id, name, changed_at, entry: JSON.stringify(entry) };
  });
  const records = receipts.entries().map((entry) => {
    const { receiptKey: key, orderId: order_id, orderName: name, requestedAt } = entry.line;
    const changed_at = new Date(requestedAt);
    return { key, kind: 'RECEIPT' as const, order_id, name, changed_at, entry: JSON.stringify(entry) };
  });
  return [...payments, ...records];
}

const save = (db: Queries, rows: ReturnType<typeof rowsOf>) =>
  db
    .insertInto('sandbox_book')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        order_id: ref('excluded.order_id'),
        name: ref('excluded.name'),
        changed_at: ref('excluded.changed_at'),
        entry: ref('excluded.entry'),
      })),
    )
    .execute();
