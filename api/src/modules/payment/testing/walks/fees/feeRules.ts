import type { CertificateStatus } from '@portal/shared/contract';
import { formatSeoul, seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../../../clock/durations.ts';
import type { BankDeposit, FeeBooks, FeeRequest } from './feeBooks.ts';

/** The rules of fees, implemented a second time without code of the portal. */

const READING_DAYS = 3;
const WEEKEND = ['6', '0'];
/** The only bank holiday, besides weekends, in the weeks of the walks. */
const CLOSED = ['2026-12-25'];

/** The last day for a transfer, and the earliest expiry of the request. */
const lastDay = ({ dueAt }: FeeRequest): string => seoulDay(new Date(dueAt - 1));
function expiresAt({ dueAt }: FeeRequest): number {
  let time = dueAt;
  for (let read = 0; read < READING_DAYS; time += DAY_MS) {
    const day = seoulDay(new Date(time));
    if (!WEEKEND.includes(formatSeoul(day, 'd')) && !CLOSED.includes(day)) read += 1;
  }
  return time;
}

const OPEN: readonly CertificateStatus[] = ['REQUESTED', 'AWAITING_TRANSFER', 'PAID'];
const VALID: readonly CertificateStatus[] = ['ISSUED', 'SENT'];
/** States in which the association retains the fee: the certificate was or is being made. */
const KEEPS: readonly CertificateStatus[] = ['PAID', 'ISSUED', 'SENT', 'SUPERSEDED', 'REVOKED'];

export const isHeld = ({ status }: FeeRequest): boolean => OPEN.includes(status) || VALID.includes(status);

/** Returns the status of a request after an employee has read its line. */
export function afterReading(request: FeeRequest, { day }: BankDeposit, { requests }: FeeBooks): CertificateStatus {
  if (request.status === 'AWAITING_TRANSFER') return 'PAID';
  const hasOther = requests.some(
    (other) => other.no !== request.no && other.memberNo === request.memberNo && isHeld(other),
  );
  return request.status === 'EXPIRED' && day <= lastDay(request) && !hasOther ? 'PAID' : request.status;
}

/** Returns the changes of a step without a cause. */
export function unexplainedFees(before: FeeBooks, after: FeeBooks, now: number): string[] {
  return after.requests.flatMap((request) => {
    const old = before.requests.find(({ no }) => no === request.no);
    const faults = {
      'expired early': request.status === 'EXPIRED' && old?.status !== 'EXPIRED' && now < expiresAt(request),
      'a fee is owed that never came': request.owed > 0 && !depositOf(after, request)?.isRead,
      'more is owed than came': request.owed > request.fee,
      'what was owed is forgotten': (old?.owed ?? 0) > request.owed,
      'went back without an account': request.isReturned && !request.hasAccount,
      'went back without being owed': request.isReturned && request.owed === 0,
    };
    return Object.entries(faults).flatMap(([name, isSo]) => (isSo ? [`fee: ${name}: ${JSON.stringify(request)}`] : []));
  });
}

const depositOf = ({ bank }: FeeBooks, { no }: FeeRequest) => bank.find(({ certificateNo }) => certificateNo === no);

/** The office's lists of fees, by request. */
export interface FeeLists {
  transfer: readonly number[];
  ended: readonly number[];
  giveBack: readonly number[];
}

/** Returns deposits that are neither retained nor owed, and those missing in every list. */
export function lostFees(books: FeeBooks, lists: FeeLists): string[] {
  return books.requests.flatMap((request) => {
    const deposit = depositOf(books, request);
    const isRetained = KEEPS.includes(request.status) && request.owed === 0;
    const canBeRead = lists.transfer.includes(request.no) || lists.ended.includes(request.no);
    const faults = {
      'read, and neither kept nor owed': deposit?.isRead === true && !isRetained && request.owed !== request.fee,
      'kept and owed': deposit?.isRead === true && KEEPS.includes(request.status) && request.owed > 0,
      'came, and stands in no list to be read for': deposit?.isRead === false && !canBeRead,
      'owed, and stands in no list': request.owed > 0 && !request.isReturned && !lists.giveBack.includes(request.no),
    };
    return Object.entries(faults).flatMap(([name, isSo]) => (isSo ? [`fee: ${name}: ${JSON.stringify(request)}`] : []));
  });
}
