import type { Selectable } from 'kysely';
import type { InvoiceStatus } from '@portal/shared/contract/manager';
import type { InvoiceRow } from '../../../../database/types/tables/invoice.ts';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../../enrolment/application/store.ts';
import { lockInvoice } from '../../../../enrolment/invoice/store.ts';
import type { Target } from '../../../../internalControls/acts/act.ts';

export interface LockedInvoice {
  application: Selectable<ApplicationTable>;
  /** Undefined where it is in none of the states. */
  found: InvoiceRow | undefined;
}

/** An invoice in one of these states, behind the application of its group. */
export const invoiceIn = (states: readonly InvoiceStatus[]): Target<LockedInvoice> => ({
  object: 'group_invoice',
  async lock(invoiceNo, { db }) {
    const row = await db
      .selectFrom('group_invoice')
      .select('group_no')
      .where('invoice_no', '=', invoiceNo)
      .executeTakeFirst();
    const application = row && (await lockApplication(db, row.group_no));
    return application ? { application, found: await lockInvoice(db, row.group_no, states) } : null;
  },
  memberNo: ({ application }) => application.member_no,
});
