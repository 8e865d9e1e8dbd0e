import fc from 'fast-check';
import { CALLBACK_PATH } from '../../../../integrations/gateway/protocol/callback.ts';
import type { Books } from './books.ts';
import { command, nothing, pick, which, type AnyCommand, type Situation } from './command.ts';
import type { Fixture } from './fixture.ts';
import { readGatewayBooks, type GatewayEntry } from './gatewayBooks.ts';
import { applicationOf, endOpenPayment, mayPay } from './model.ts';
import { hear } from './notificationModel.ts';

/** Actions on the gateway's page, and the resulting browsers and webhooks. */

const HEADERS = { 'content-type': 'application/json' };
/** The portal could not query the gateway, or was rate-limited: the webhook is retried. */
const LATER = [429, 500, 503];

/** Delivers a webhook to the real route; returns the status. */
async function bring(fixture: Fixture, payload: string): Promise<number> {
  const remoteAddress = fixture.newAddress();
  const request = { method: 'POST', url: CALLBACK_PATH, payload, headers: HEADERS, remoteAddress } as const;
  return (await fixture.server.app.inject(request)).statusCode;
}

/** Returns the payment named by a webhook; null if none. */
function paymentNoIn(payload: string): number | null {
  const [, paymentNo] = /"orderId":"P(\d+)-/.exec(payload) ?? [];
  return paymentNo === undefined ? null : Number(paymentNo);
}

/** Payments named by the delivered webhooks; null if one got an unexpected status. */
type Heard = number[] | null;

const hearAll = (books: Books, heard: Heard, { now, found, isCalm }: Situation): boolean =>
  isCalm &&
  heard !== null &&
  heard.every((paymentNo) =>
    hear(
      books,
      found.find((entry) => entry.paymentNo === paymentNo),
      now,
    ),
  );

async function bringAll(fixture: Fixture, payloads: readonly string[]): Promise<Heard> {
  const heard: number[] = [];
  let isWell = true;
  for (const payload of payloads) {
    const paymentNo = paymentNoIn(payload);
    const status = await bring(fixture, payload);
    // The gateway does not report a forgotten page.
    const isKnown = readGatewayBooks(fixture.api.book).some((entry) => entry.paymentNo === paymentNo);
    const isExpected = status === (isKnown ? 200 : 403) || (status === 200 && paymentNo !== null);
    if (!isExpected && !LATER.includes(status)) throw new Error(`a webhook was answered ${status}`);
    if (!isExpected) {
      fixture.callbacks.push(payload);
      isWell = false;
    }
    if (paymentNo !== null) heard.push(paymentNo);
  }
  return isWell ? heard : null;
}

/** Delivers one of the waiting webhooks; `isKept` leaves it for a second delivery. */
export const delivering = (number: number, isKept: boolean): AnyCommand =>
  command<Heard>({
    name: 'deliver',
    text: `deliver(${number}, ${isKept})`,
    can: (_books, { waiting }) => waiting > 0,
    act(fixture) {
      const at = fixture.callbacks.length - 1 - (number % Math.max(fixture.callbacks.length, 1));
      const body = fixture.callbacks[at];
      if (body === undefined) return Promise.resolve(null);
      if (!isKept) fixture.callbacks.splice(at, 1);
      if (isKept) fixture.onFault('webhook doubled');
      else if (at > 0) fixture.onFault('webhook before an older one');
      return bringAll(fixture, [body]);
    },
    model: hearAll,
  });

/** Loses all webhooks. */
const losing = (): AnyCommand =>
  command({
    name: 'lose',
    text: 'lose',
    can: (_books, { waiting }) => waiting > 0,
    act(fixture) {
      for (const _lost of fixture.callbacks.splice(0)) fixture.onFault('webhook lost');
      return Promise.resolve();
    },
    isElsewhere: true,
  });

/** Forges a payment webhook with a known order but without the secret of its deposit. */
const forging = (number: number): AnyCommand =>
  command({
    name: 'forge',
    text: `forge(${number})`,
    can: ({ gateway }, { isCalm }) => gateway.length > 0 && isCalm,
    async act(fixture, { gateway }) {
      const orderId = fixture.api.book.findKnown(pick(gateway, number)?.gatewayNo ?? '')?.orderId;
      if (orderId === undefined) return;
      const status = await bring(
        fixture,
        JSON.stringify({ createdAt: 'x', secret: 'guessed', status: 'DONE', orderId }),
      );
      // A payment that is not known here yet cannot be queried.
      if (![403, 200, ...LATER].includes(status)) throw new Error(`a forged webhook was answered ${status}`);
    },
    model: nothing,
  });

/** The payer approves on the page or closes it; the browser returns at once or later. */
export const leaving = (number: number, how: 'approve' | 'giveUp', isBack: boolean): AnyCommand =>
  command<number | null>({
    name: how,
    text: `leave(${number}, ${how}, ${isBack})`,
    can: ({ gateway }) => pick(gateway, number)?.isOpen === true,
    async act(fixture, { gateway }) {
      const { gatewayNo = '', paymentNo = 0 } = pick(gateway, number) ?? {};
      // A concurrent command has used the page, or the gateway has forgotten it.
      const found = fixture.api.book.findKnown(gatewayNo);
      if (!found || (how === 'approve' && found.status !== 'READY')) return null;
      const address = fixture.api.book[how](gatewayNo);
      if (!isBack) {
        fixture.underWay.push(address);
        return null;
      }
      await comeBack(fixture, address);
      return paymentNo;
    },
    model: (books, paymentNo, situation) =>
      paymentNo === null || settleReturn(books, paymentNo, how === 'approve', situation),
  });

/** A browser returns; an address may be used twice. */
export const returning = (number: number, isKept: boolean): AnyCommand =>
  command<string | null>({
    name: 'return',
    text: `return(${number}, ${isKept})`,
    can: (_books, { underWay }) => underWay > 0,
    async act(fixture) {
      const at = fixture.underWay.length - 1 - (number % Math.max(fixture.underWay.length, 1));
      const address = fixture.underWay[at];
      if (address === undefined) return null;
      if (isKept) fixture.onFault('return doubled');
      else fixture.underWay.splice(at, 1);
      await comeBack(fixture, address);
      return address;
    },
    model(books, address, situation) {
      if (address === null) return true;
      const [, paymentNo] = /\/P(\d+)-/.exec(address) ?? [];
      return settleReturn(books, Number(paymentNo), address.includes('paymentKey'), situation);
    },
  });

async function comeBack(fixture: Fixture, address: string) {
  const { pathname, search } = new URL(address);
  const request = { method: 'GET', url: `${pathname}${search}`, remoteAddress: fixture.newAddress() } as const;
  const { statusCode } = await fixture.server.app.inject(request);
  if (statusCode !== 303 && statusCode !== 500 && statusCode !== 503)
    throw new Error(`a browser that came back was answered ${statusCode}`);
}

function settleReturn(
  books: Books,
  paymentNo: number,
  isApproved: boolean,
  { now, found, isCalm }: Situation,
): boolean {
  if (!isCalm) return false;
  const payment = books.payments.find(({ no }) => no === paymentNo);
  const application = payment && applicationOf(books, payment.applicationNo);
  const entry = found.find((one) => one.paymentNo === paymentNo);
  if (!payment || !application || !isUndecided(payment.status)) return true;
  if (entry && payment.gatewayNo !== entry.gatewayNo) return true;
  if (isApproved) return !mayPay(books, application, now) || hear(books, entry, now);
  if (!hear(books, entry, now)) return false;
  if (isUndecided(payment.status)) endOpenPayment(books, application);
  return true;
}

const isUndecided = (status: string) => status === 'PENDING' || status === 'UNKNOWN';

/** A deposit arrives: in time or late, with the right amount or another, reported at once or with waiting webhooks. */
export const depositing = (number: number, short: number, isTold: boolean): AnyCommand =>
  command<Heard>({
    name: short === 0 ? 'deposit' : 'another amount',
    text: `deposit(${number}, ${short}, ${isTold})`,
    can: ({ gateway }) => isPayable(pick(gateway, number), short),
    act(fixture, { gateway }) {
      const entry = pick(gateway, number);
      // A concurrent command has paid.
      if (!entry || fixture.api.book.findKnown(entry.gatewayNo)?.status !== 'WAITING_FOR_DEPOSIT')
        return Promise.resolve([]);
      const before = fixture.callbacks.length;
      if (entry.state === 'EXPIRED') fixture.onFault('deposit late');
      if (short > 0) fixture.onFault('deposit of another amount');
      fixture.api.book.deposit(entry.gatewayNo, entry.toldAmount - short);
      return bringAll(fixture, isTold ? fixture.callbacks.splice(before) : []);
    },
    model: hearAll,
  });

const isPayable = (entry: GatewayEntry | undefined, short: number) =>
  entry !== undefined &&
  entry.hasAccount &&
  (entry.state === 'AWAITING_DEPOSIT' || entry.state === 'EXPIRED') &&
  !(short > 0 && entry.isTakenBack);

export const gatewayCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 14,
    arbitrary: fc
      .tuple(which, fc.constantFrom('approve', 'approve', 'approve', 'giveUp'), fc.nat({ max: 3 }))
      .map(([number, how, lot]) => leaving(number, how, lot > 0)),
  },
  { weight: 3, arbitrary: fc.tuple(which, fc.nat({ max: 3 })).map(([number, lot]) => returning(number, lot === 0)) },
  {
    weight: 10,
    arbitrary: fc
      .tuple(which, fc.constantFrom(0, 0, 0, 0, 0, 1_000), fc.nat({ max: 2 }))
      .map(([number, short, lot]) => depositing(number, short, lot > 0)),
  },
  { weight: 8, arbitrary: fc.tuple(which, fc.boolean()).map(([number, isKept]) => delivering(number, isKept)) },
  { weight: 1, arbitrary: fc.constant(null).map(losing) },
  { weight: 1, arbitrary: which.map(forging) },
];
