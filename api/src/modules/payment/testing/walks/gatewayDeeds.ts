import fc from 'fast-check';
import { CALLBACK_PATH, SIGNATURE_HEADER } from '../../../../integrations/gateway/callback.ts';
import { ACTIONS, pressButton, type Action } from '../../../../integrations/gateway/sandbox/actions.ts';
import { readCallbackBody } from '../../../../integrations/gateway/sandbox/messages.ts';
import { refundAtConsole } from '../../../../integrations/gateway/sandbox/refunds.ts';
import { signBody } from '../../../../integrations/gateway/sandbox/signature.ts';
import { deed, nothing, pick, which, type AnyDeed } from './deed.ts';
import { hear, newsOfMessage, type News } from './modelOfNews.ts';
import type { World } from './world.ts';

/** What happens at the gateway, on its page and at its console, and what of it arrives. */

/** Brings a message to the real route; answers what it said. */
async function bring(world: World, body: string, isForged = false): Promise<News | null> {
  const { parts } = world.sandbox;
  const signature = signBody(isForged ? 'guessed' : parts.secret, body, world.clock.now);
  const { statusCode } = await world.server.app.inject({
    method: 'POST',
    url: CALLBACK_PATH,
    payload: body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  });
  if (statusCode !== (isForged ? 403 : 200)) throw new Error(`a callback was answered ${statusCode}`);
  const message = isForged ? null : readCallbackBody(body);
  return message && newsOfMessage(message);
}

/** A button of the gateway's page; `isTold`: its callbacks arrive at once, else they wait. */
export const pressing = (number: number, action: Action, isTold: boolean): AnyDeed =>
  deed<News[]>({
    name: action,
    text: `press(${number}, ${action}, ${isTold})`,
    can: ({ gateway }) => {
      const entry = pick(gateway, number);
      if (action === 'lateDeposit') return entry?.hasAccount === true && entry.paidAt === null;
      if (action === 'deposit') return entry?.state === 'AWAITING_DEPOSIT';
      return entry?.state === 'PENDING' && (entry.method === 'vbank' ? isForDeposits(action) : action !== 'issue');
    },
    async act(world, { gateway }) {
      const before = world.callbacks.length;
      await pressButton(world.server.db, pick(gateway, number)?.gatewayNo ?? '', action, world.clock.now);
      await world.gatewayWorks();
      const told: News[] = [];
      for (const body of isTold ? world.callbacks.splice(before) : []) {
        const news = await bring(world, body);
        if (news) told.push(news);
      }
      return told;
    },
    model: (books, told, { now }) => told.every((news) => hear(books, news, now)),
  });

const isForDeposits = (action: Action) => ['issue', 'issue', 'cancel', 'fail', 'returnOnly'].includes(action);

/** Any callback that waits; one that comes twice stays. */
export const delivering = (number: number, isKept: boolean): AnyDeed =>
  deed<News | null>({
    name: 'deliver',
    text: `deliver(${number}, ${isKept})`,
    can: (_books, { waiting }) => waiting > 0,
    act(world) {
      const at = number % Math.max(world.callbacks.length, 1);
      const body = world.callbacks[at];
      if (body === undefined) return Promise.resolve(null);
      if (!isKept) world.callbacks.splice(at, 1);
      return bring(world, body);
    },
    model: (books, news, { now }) => news === null || hear(books, news, now),
  });

/** Somebody who knows the numbers, but not the secret, says that it was paid. */
const forging = (number: number): AnyDeed =>
  deed({
    name: 'forge',
    text: `forge(${number})`,
    can: ({ gateway }) => gateway.length > 0,
    act(world, { gateway }) {
      const entry = pick(gateway, number);
      const message = {
        gatewayNo: entry?.gatewayNo,
        paymentNo: entry?.paymentNo,
        state: 'PAID',
        amount: entry?.amount,
        paidAt: world.clock.now,
        refunds: [],
        virtualAccount: null,
        reason: '',
      };
      return bring(world, JSON.stringify(message), true);
    },
    model: nothing,
  });

export const refundingThere = (number: number, percent: number): AnyDeed =>
  deed({
    name: 'console',
    text: `console(${number}, ${percent})`,
    can: ({ gateway }) => pick(gateway, number)?.state === 'PAID',
    async act(world, { gateway }) {
      const entry = pick(gateway, number);
      if (!entry) return;
      const amount = Math.ceil((entry.toldAmount * percent) / 100);
      await refundAtConsole(world.sandbox.parts, { gatewayNo: entry.gatewayNo, amount });
      await world.gatewayWorks();
    },
    model: nothing,
  });

const PAYING: readonly Action[] = [
  'approve',
  'approve',
  'issue',
  'issue',
  'issue',
  'deposit',
  'deposit',
  'lateDeposit',
  'lateDeposit',
  'wrongAmount',
  'loseCallback',
];

export const gatewayDeeds: fc.WeightedArbitrary<AnyDeed>[] = [
  {
    weight: 24,
    arbitrary: fc
      .tuple(which, fc.constantFrom(...PAYING, ...PAYING, ...ACTIONS), fc.nat({ max: 2 }))
      .map(([number, action, lot]) => pressing(number, action, lot > 0)),
  },
  { weight: 6, arbitrary: fc.tuple(which, fc.boolean()).map(([number, isKept]) => delivering(number, isKept)) },
  { weight: 1, arbitrary: which.map(forging) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, fc.constantFrom(1, 33, 50, 100))
      .map(([number, percent]) => refundingThere(number, percent)),
  },
];
