import { listPaidOut } from './paidOutList.ts';
import { TossBook } from './tossBook.ts';
import { TossReceiptBook } from './tossReceiptBook.ts';
import { Refused } from './tossRequests.ts';
import { nameOf, statusOf, type Happening } from './trouble.ts';

/** The API of Toss Payments as documented, without a socket: the response to a request, if any. */

export interface Arrived {
  method: string;
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** `broken`: the connection ends without a response. `silence`: no response ever comes. */
export type Reply = { status: number; body: string; headers?: Record<string, string> } | 'broken' | 'silence';

const MAX_IDEMPOTENCY_KEY = 300;
const ENDLESS_BYTES = 3_000_000;

export interface TossSettings {
  secret: string;
  now: () => Date;
  /** URL of the payer's page. */
  checkoutUrl: (paymentKey: string) => string;
  receiptUrl?: (receiptKey: string) => string;
  /** Returns hexadecimal digits for a new key; counts by default. */
  newNumber?: () => string;
}

/** Digits of a counted number. */
const NUMBER_DIGITS = 12;
function counter(): () => string {
  let numbers = 0;
  return () => (numbers += 1).toString(16).padStart(NUMBER_DIGITS, '0');
}
const dashboardUrl = (receiptKey: string) => `https://dashboard.tosspayments.com/receipts/cash-receipt/${receiptKey}`;

export class TossApi {
  readonly book: TossBook;
  readonly receipts: TossReceiptBook;
  readonly requests: Arrived[] = [];
  /** Called for each trouble that has affected a request. */
  onTrouble: (name: string, at: RequestKind | ReceiptRequestKind) => void = () => undefined;
  readonly #secret: string;
  readonly #remembered = new Map<string, { status: number; body: string }>();
  /** One each for the next requests of a kind, or with a path that contains the text. */
  readonly #troubles: { path: string; happening: Happening }[] = [];
  /** Work after the caller's timeout. */
  readonly #late: (() => void)[] = [];

  constructor({ secret, now, checkoutUrl, receiptUrl = dashboardUrl, newNumber = counter() }: TossSettings) {
    this.#secret = secret;
    this.book = new TossBook({ now, checkoutUrl, newNumber });
    const isTaxFree = (orderName: string) => this.book.isTaxFree(orderName);
    this.receipts = new TossReceiptBook({ now, receiptUrl, newNumber, isTaxFree });
  }

  /** Sets the trouble of the next requests of this kind, or with a path that contains the text. */
  spoil = (path: string, happening: Happening, times = 1) =>
    void this.#troubles.push(...Array.from({ length: times }, () => ({ path, happening })));

  get troubles(): number {
    return this.#troubles.length;
  }

  get lateWork(): number {
    return this.#late.length;
  }

  /** Executes delayed work now. */
  doLateWork() {
    for (const work of this.#late.splice(0)) work();
  }

  /** Removes all troubles and recorded requests. */
  reset() {
    this.requests.length = 0;
    this.#troubles.length = 0;
    this.#late.length = 0;
    this.book.reset();
    this.receipts.reset();
  }

  /** As after 15 days. */
  forgetKeys = () => this.#remembered.clear();

  reply(arrived: Arrived): Reply {
    this.requests.push(arrived);
    const { pathname, origin } = arrived.url;
    const kind = kindOf(arrived);
    const at = this.#troubles.findIndex(({ path }) => path === kind || pathname.includes(path));
    const happening = at < 0 ? undefined : this.#troubles.splice(at, 1)[0]?.happening;
    if (happening === undefined) return this.#answerOnce(arrived);
    this.onTrouble(nameOf(happening), kind);
    if (typeof happening !== 'string') {
      if ('refusal' in happening) return refusal(new Refused(statusOf(happening.refusal), happening.refusal));
      return this.#answerOnce(arrived, new Refused(500, happening.fault));
    }
    switch (happening) {
      case 'down':
        return 'broken';
      case 'silent':
        return 'silence';
      case 'late':
        this.#late.push(() => void this.#answerOnce(arrived));
        return 'silence';
      case 'lost':
        this.#answerOnce(arrived);
        return 'broken';
      case 'silentAfter':
        this.#answerOnce(arrived);
        return 'silence';
      case 'fault':
        return refusal(FAULT);
      case 'storedFault':
        return this.#answerOnce(arrived, FAULT);
      case 'faultAfter':
        return this.#answerOnce(arrived, FAULT, true);
      case 'processing':
        return refusal(new Refused(409, 'IDEMPOTENT_REQUEST_PROCESSING'));
      case 'tooMany':
        return refusal(new Refused(429, 'TOO_MANY_REQUESTS'));
      case 'html':
        return { status: 200, body: '<html>점검 중입니다</html>' };
      case 'endless':
        return { status: 200, body: `"${'x'.repeat(ENDLESS_BYTES)}"` };
      case 'elsewhere':
        return { status: 307, body: '', headers: { location: `${origin}/elsewhere` } };
      case 'halfPayment': {
        const { status, body } = this.#answerOnce(arrived);
        return { status, body: JSON.stringify({ ...JSON.parse(body), totalAmount: 50_001.5, amount: 50_001.5 }) };
      }
    }
  }

  /** With a key the first response is repeated, even an error. */
  #answerOnce(arrived: Arrived, fault?: Refused, isDone = false): { status: number; body: string } {
    const key = arrived.headers['idempotency-key'];
    const work = () => {
      const answered = fault && !isDone ? null : this.#answer(arrived);
      return fault ? refusal(fault) : (answered ?? refusal(FAULT));
    };
    if (arrived.method !== 'POST' || typeof key !== 'string') return work();
    if (key.length > MAX_IDEMPOTENCY_KEY) return refusal(new Refused(400, 'INVALID_IDEMPOTENCY_KEY'));
    const known = `${key} ${arrived.method} ${arrived.url.pathname}`;
    const first = this.#remembered.get(known) ?? work();
    this.#remembered.set(known, first);
    return first;
  }

  #answer(arrived: Arrived): { status: number; body: string } {
    try {
      if (arrived.headers['authorization'] !== `Basic ${Buffer.from(`${this.#secret}:`).toString('base64')}`)
        throw new Refused(401, 'UNAUTHORIZED_KEY');
      if (arrived.method === 'POST' && arrived.headers['content-type'] !== 'application/json')
        throw new Refused(400, 'INVALID_REQUEST');
      return { status: 200, body: JSON.stringify(this.#route(arrived)) };
    } catch (error) {
      return refusal(error instanceof Refused ? error : new Refused(500, 'COMMON_ERROR'));
    }
  }

  #route({ method, url: { pathname, searchParams }, body }: Arrived): unknown {
    const { book, receipts } = this;
    const [, receiptKey = ''] = /^\/v1\/cash-receipts\/([^/]+)\/cancel$/.exec(pathname) ?? [];
    if (method === 'POST' && receiptKey) return receipts.cancel(receiptKey, body);
    if (method === 'POST' && pathname === '/v1/cash-receipts') return receipts.issue(body);
    if (method === 'GET' && pathname === '/v1/cash-receipts') return receipts.list(searchParams);
    if (method === 'POST' && pathname === '/v1/payments') return book.open(body);
    if (method === 'POST' && pathname === '/v1/payments/confirm') return book.confirm(body);
    const [, key = '', isCancel] = /^\/v1\/payments\/([^/]+)(\/cancel)?$/.exec(pathname) ?? [];
    if (method === 'POST' && isCancel) return book.cancel(key, body);
    if (method === 'GET' && key && !isCancel) return book.find(key);
    if (method === 'GET' && pathname === '/v1/transactions') return book.list(searchParams);
    if (method === 'GET' && pathname === '/v1/settlements') return listPaidOut(book.transactions, searchParams);
    throw new Refused(404, 'NOT_FOUND');
  }
}

export type RequestKind = 'opening' | 'confirming' | 'cancelling' | 'asking' | 'listing';
/** Kinds of requests about cash receipts. */
export type ReceiptRequestKind = 'issuing receipts' | 'cancelling receipts' | 'listing receipts';

const LISTS = ['/v1/transactions', '/v1/settlements'];

function kindOf({ method, url: { pathname } }: Arrived): RequestKind | ReceiptRequestKind {
  if (pathname.startsWith('/v1/cash-receipts')) {
    if (method === 'GET') return 'listing receipts';
    return pathname.endsWith('/cancel') ? 'cancelling receipts' : 'issuing receipts';
  }
  if (method === 'GET') return LISTS.includes(pathname) ? 'listing' : 'asking';
  if (pathname.endsWith('/confirm')) return 'confirming';
  return pathname.endsWith('/cancel') ? 'cancelling' : 'opening';
}

const FAULT = new Refused(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING');
const refusal = ({ status, code }: Refused) => ({ status, body: JSON.stringify({ code, message: '거절되었습니다.' }) });
