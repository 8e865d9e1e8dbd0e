import * as v from 'valibot';
import type { Calls, CallValue } from '@portal/shared/contract';
import { refundAccount } from '@portal/shared/contract/manager';
import { HttpError } from '../pipeline/errors.ts';
import type { BankAccount } from './refundStore.ts';

/** The account of the cancel/refund form, as far as it was filled in. */
export type AccountForm = Pick<CallValue<Calls['patchIntEduCancel']>, keyof BankAccount>;

/** @throws TransportError 400 naming each field that is missing (spec §5). */
export function requireAccount({ accountName, bank, account }: AccountForm): BankAccount {
  const whole = v.safeParse(refundAccount, { accountName, bank, account });
  if (whole.success) return whole.output;
  throw new HttpError('MALFORMED', {
    issues: whole.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  });
}
