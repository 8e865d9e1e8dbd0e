import * as v from 'valibot';
import type { Calls, CallValue } from '@portal/shared/contract';
import { refundAccount } from '@portal/shared/contract/manager';
import { HttpError } from '../../errors/errors.ts';
import type { BankAccount } from './store.ts';

/** The account of the cancel/refund form, as far as filled in. */
export type AccountForm = Pick<CallValue<Calls['patchIntEduCancel']>, keyof BankAccount>;

/** @throws HttpError 400 with a message for each missing or malformed field */
export function requireAccount({ accountName, bank, account }: AccountForm): BankAccount {
  const parsed = v.safeParse(refundAccount, { accountName, bank, account });
  if (parsed.success) return parsed.output;
  throw new HttpError('MALFORMED', {
    issues: parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  });
}
