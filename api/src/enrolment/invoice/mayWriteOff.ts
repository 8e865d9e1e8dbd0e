import type { Selectable } from 'kysely';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms } from '../offering/occasion.ts';
import { isOverdue } from './present.ts';

interface Owed {
  invoice: Pick<InvoiceRow, 'status' | 'due_at'>;
  application: Pick<Selectable<ApplicationTable>, 'terms' | 'changed_to'>;
}

/** True if an invoice may be written off: it is overdue, and the course or exam has begun, so that no seat is left. */
export const mayWriteOff = ({ invoice, application }: Owed, now: Date): boolean =>
  isOverdue(invoice, now) && beginsAt(currentTerms(application)) <= now;
