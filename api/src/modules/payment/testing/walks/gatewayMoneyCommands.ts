import fc from 'fast-check';
import { Refused } from '../../../../integrations/gateway/sandbox/tossRequests.ts';
import { command, nothing, pick, which, type AnyCommand } from './command.ts';
import type { GatewayEntry } from './gatewayBooks.ts';
import { ACCOUNT } from './memberCommands.ts';

/** Money moved by the gateway and banks without the portal. */

/** Refunds a part or all in the gateway's console. */
export const refundingThere = (number: number, percent: number): AnyCommand =>
  command({
    name: 'console',
    text: `console(${number}, ${percent})`,
    can: ({ gateway }) => pick(gateway, number)?.state === 'PAID',
    act(fixture, { gateway }) {
      const entry = pick(gateway, number);
      if (!entry) return Promise.resolve();
      const cancelAmount = Math.ceil((entry.toldAmount * percent) / 100);
      const account = { bank: '06', accountNumber: ACCOUNT.account, holderName: ACCOUNT.accountName };
      try {
        fixture.api.book.cancel(entry.gatewayNo, {
          cancelReason: '고객 요청',
          cancelAmount,
          taxFreeAmount: Math.min(cancelAmount, fixture.api.book.find(entry.gatewayNo).taxFreeAmount),
          ...(entry.method === 'vbank' ? { refundReceiveAccount: account } : {}),
        });
        fixture.onFault(percent === 100 ? 'console, all of it' : 'console, a part');
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
      return Promise.resolve();
    },
    model: nothing,
  });

const isPending = (entry: GatewayEntry | undefined) => entry?.orders.at(-1)?.state === 'PENDING';

/** Completes a pending order at the gateway or a bank. */
export const ending = (number: number, isDone: boolean): AnyCommand =>
  command({
    name: 'end',
    text: `end(${number}, ${isDone})`,
    can: ({ gateway }) => isPending(pick(gateway, number)),
    act(fixture, { gateway }) {
      const { book } = fixture.api;
      const { gatewayNo = '' } = pick(gateway, number) ?? {};
      if (book.find(gatewayNo).cancels?.at(-1)?.cancelStatus === 'IN_PROGRESS') {
        book.cancelEnds(gatewayNo, isDone ? 'DONE' : 'ABORTED');
        fixture.onFault(isDone ? 'cancel carried out later' : 'cancel aborted later');
      } else {
        book.bankSays(gatewayNo, isDone ? 'COMPLETED' : 'FAILED');
        fixture.onFault(isDone ? 'deposit gone back later' : 'deposit bounced later');
      }
      return Promise.resolve();
    },
    model: nothing,
  });

/** A bank revokes a deposit reported by mistake. */
const takingBack = (number: number): AnyCommand =>
  command({
    name: 'take back',
    text: `takeBack(${number})`,
    can: ({ gateway }) => {
      const entry = pick(gateway, number);
      return entry?.method === 'vbank' && entry.state === 'PAID' && entry.orders.length === 0;
    },
    act(fixture, { gateway }) {
      fixture.api.book.takeBack(pick(gateway, number)?.gatewayNo ?? '');
      fixture.onFault('deposit taken back');
      return Promise.resolve();
    },
    model: nothing,
  });

/** The gateway forgets a page that was unused for a long time. */
const forgetting = (number: number): AnyCommand =>
  command({
    name: 'forget',
    text: `forget(${number})`,
    can: ({ gateway }) => pick(gateway, number)?.isOpen === true,
    act(fixture, { gateway }) {
      fixture.api.book.forget(pick(gateway, number)?.gatewayNo ?? '');
      fixture.onFault('page forgotten');
      return Promise.resolve();
    },
    model: nothing,
  });

export const gatewayMoneyCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, fc.constantFrom(1, 33, 50, 100))
      .map(([number, percent]) => refundingThere(number, percent)),
  },
  { weight: 4, arbitrary: fc.tuple(which, fc.boolean()).map(([number, isDone]) => ending(number, isDone)) },
  { weight: 1, arbitrary: which.map(takingBack) },
  { weight: 1, arbitrary: which.map(forgetting) },
];
