import type { ReceiptBooks, ReceiptEntry } from './receiptBooks.ts';

/** The rules of cash receipts, implemented a second time without code of the portal. */

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const paymentOf = ({ books }: ReceiptBooks, { paymentNo }: ReceiptEntry) =>
  books.payments.find(({ no }) => no === paymentNo);
/** States in which the row is authoritative. */
const SETTLED: readonly ReceiptEntry['status'][] = ['ISSUED', 'CANCELLED', 'RETRACTED', 'REQUESTED'];

const named = (faults: Record<string, (receipt: ReceiptEntry) => boolean>, { receipts }: ReceiptBooks) =>
  receipts.flatMap((receipt) =>
    Object.entries(faults).flatMap(([name, isSo]) =>
      isSo(receipt) ? [`cash receipt: ${name}: ${JSON.stringify(receipt)}`] : [],
    ),
  );

/** Returns the violated rules that must hold at any time. */
export const receiptFaults = (all: ReceiptBooks): string[] =>
  named(
    {
      'issued twice': ({ standing }) => standing.length > 1,
      'over more than came': (receipt) => sum(receipt.standing) > (paymentOf(all, receipt)?.paid ?? 0),
      'another than the gateway has': (receipt) =>
        receipt.status === 'ISSUED' &&
        !receipt.isRefusedThere &&
        sum(receipt.standing) !== receipt.amount - receipt.cancelled,
      'stands though it was taken back or cancelled': ({ status, standing, isRefusedThere }) =>
        ['CANCELLED', 'RETRACTED', 'REQUESTED'].includes(status) && standing.length > 0 && !isRefusedThere,
      'two at a time for one payment': ({ no, paymentNo, status }) =>
        !ENDED.includes(status) &&
        all.receipts.some((other) => other.no !== no && other.paymentNo === paymentNo && !ENDED.includes(other.status)),
    },
    all,
  );

const ENDED: readonly ReceiptEntry['status'][] = ['CANCELLED', 'RETRACTED'];

/**
 * Returns the violated rules that must also hold after the jobs have run for some days and the gateway has responded.
 */
export const receiptFaultsAfterCalm = (all: ReceiptBooks, failed: readonly number[]): string[] => [
  ...receiptFaults(all),
  ...named(
    {
      'neither settled nor in the office’s list': ({ no, status }) => !SETTLED.includes(status) && !failed.includes(no),
      'over more than is kept': (receipt) => {
        const payment = paymentOf(all, receipt);
        const retained = (payment?.paid ?? 0) - (payment?.refunded ?? 0);
        return !failed.includes(receipt.no) && sum(receipt.standing) > retained;
      },
      'asked for, paid and not issued': (receipt) => {
        const payment = paymentOf(all, receipt);
        const isHere = payment !== undefined && payment.paid !== null && payment.status !== 'HELD_FOR_REVIEW';
        return receipt.status === 'REQUESTED' && isHere;
      },
    },
    all,
  ),
];
