import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findOffering } from './store.ts';

/** Course or exam visible to visitors; 404 if there is none with this number. */
export async function viewOffering<Kind extends OfferingKind>(
  { kind, offeringNo }: { kind: Kind; offeringNo: number },
  { db, now }: Pick<CallContext, 'db' | 'now'>,
) {
  const row = await findOffering(db, kind, offeringNo, now);
  if (!row || row.is_draft) throw new HttpError('NOT_FOUND');
  return row;
}
