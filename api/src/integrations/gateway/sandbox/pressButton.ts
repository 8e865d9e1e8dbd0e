import { association } from '@portal/shared/association';
import { SECOND_MS } from '../../../clock/durations.ts';
import { USUAL, type Fate, type Hidden } from './bookedPayment.ts';
import type { BookStore } from './bookStore.ts';

/** Buttons that approve the payment on its page, with what then happens to its confirmation. */
const APPROVALS = {
  approve: USUAL,
  easyPay: USUAL,
  issue: USUAL,
  delay: { ...USUAL, delayMs: 5 * SECOND_MS },
  fail: { ...USUAL, rejection: 'REJECT_CARD_PAYMENT' },
  loseCallback: { ...USUAL, delayMs: SECOND_MS, webhooks: 0 },
  duplicate: { ...USUAL, webhooks: 3 },
  wrongAmount: { ...USUAL, lessWon: 1_000 },
} satisfies Record<string, Fate>;
type Approval = keyof typeof APPROVALS;

/** The buttons of the payer's page. */
export const ACTIONS = [...(Object.keys(APPROVALS) as Approval[]), 'cancel', 'deposit', 'lateDeposit'] as const;
export type Action = (typeof ACTIONS)[number];

const isApproval = (action: Action): action is Approval => action in APPROVALS;
/** Service that the page offers beside cards, as the gateway's card page does. */
export const [EASY_PAY] = association.easyPay;
/** A virtual account is paid by a deposit alone. */
const FOR_ACCOUNTS: readonly Action[] = ['issue', 'fail'];

const mayApprove = ({ payment: { status, method } }: Hidden, action: Approval) =>
  status === 'READY' &&
  (method === '가상계좌' ? FOR_ACCOUNTS.includes(action) : action !== 'issue') &&
  (method === '카드' || action !== 'easyPay');

/**
 * Presses a button of a payment's page; a repetition finds the state changed and does nothing. Returns the URL of the
 * shop to which the browser goes back; null for an unknown payment.
 */
export const pressButton = (books: BookStore, paymentKey: string, action: Action): Promise<string | null> =>
  books.withPayment(paymentKey, ({ book }) => {
    const hidden = book.hidden(paymentKey);
    const { status, virtualAccount } = hidden.payment;
    const isExpired = virtualAccount?.expired ?? false;
    if (isApproval(action) && mayApprove(hidden, action)) {
      hidden.fate = APPROVALS[action];
      if (action === 'easyPay') book.chooseEasyPay(paymentKey, EASY_PAY);
      return book.approve(paymentKey);
    }
    if (action === 'cancel' && status === 'READY') return book.giveUp(paymentKey);
    if (status === 'WAITING_FOR_DEPOSIT' && action === (isExpired ? 'lateDeposit' : 'deposit'))
      book.deposit(paymentKey);
    return book.returnUrl(paymentKey);
  });
