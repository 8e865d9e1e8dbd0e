import type { BusinessErrorName } from '@portal/shared/contract';
import { constraintOf } from '../database/transaction.ts';
import { BusinessError } from '../errors/errors.ts';

/**
 * What the database refuses because of what has happened since the handler looked, by the constraint's name. What a
 * handler can say better it catches itself; all other constraints are met by faults of the program alone.
 */
const REFUSED_ROWS: Readonly<Record<string, BusinessErrorName>> = {
  // The caller: nobody else's rows are inserted by whoever has not locked the member.
  member_has_not_left: 'MEMBER_GONE',
};

/** The refusal of a row that the database does not take; null for any other error. */
export function refusalOf(error: unknown): BusinessError | null {
  const constraint = constraintOf(error);
  const codeName = typeof constraint === 'string' ? REFUSED_ROWS[constraint] : undefined;
  return codeName ? new BusinessError(codeName) : null;
}
