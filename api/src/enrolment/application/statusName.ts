import { sql } from 'kysely';
import { APPLICATION_STATUS_NAMES, PAYMENT_STATUS_NAMES, type ApplicationStatus } from '@portal/shared/contract';

/** SQL condition: a virtual account has been issued and waits for its deposit, over a row of `application`. */
export const awaitsDeposit = sql<boolean>`exists (
  select from payment where payment.application_no = application.application_no and payment.status = 'AWAITING_DEPOSIT'
)`;

/** Name of an application's status; one that only waits for the deposit asks for no other payment. */
export const statusNameOf = (status: ApplicationStatus, isDepositAwaited: boolean): string =>
  status === 'HELD' && isDepositAwaited ? PAYMENT_STATUS_NAMES.AWAITING_DEPOSIT : APPLICATION_STATUS_NAMES[status];
