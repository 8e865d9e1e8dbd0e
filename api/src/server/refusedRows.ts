import type { BusinessErrorName } from '@portal/shared/contract';
import { constraintOf } from '../database/transaction.ts';
import { BusinessError } from '../errors/errors.ts';

/**
 * Errors for rows refused because of a change since the handler's check, by constraint. A handler catches those that it
 * can describe better; all other constraints are only violated by bugs.
 */
const REFUSED_ROWS: Readonly<Record<string, BusinessErrorName>> = {
  // The caller: a handler locks the member before it inserts rows for someone else.
  member_has_not_left: 'MEMBER_GONE',
};

/** The business error for a row refused by the database; null for any other error. */
export function refusalOf(error: unknown): BusinessError | null {
  const constraint = constraintOf(error);
  const codeName = typeof constraint === 'string' ? REFUSED_ROWS[constraint] : undefined;
  return codeName ? new BusinessError(codeName) : null;
}
