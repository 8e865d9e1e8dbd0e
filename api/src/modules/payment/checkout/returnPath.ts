import type { Selectable } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { applicationPage } from '../../../notices/pages.ts';

/** The portal's page for a returning payer, derived from the application and not from the URL. */
export const returnPathOf = ({
  kind,
  application_no,
}: Pick<Selectable<ApplicationTable>, 'kind' | 'application_no'>): string =>
  kind === 'group'
    ? applicationPage(kind, application_no).path
    : `/manager/${kind === 'education' ? 'edu' : 'exam'}/apply/done?userExaminationNo=${application_no}`;

/** Finds the payer's next page; null if there is no such payment. */
export async function findReturnPath(db: Queries, paymentNo: number): Promise<string | null> {
  const application = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select(['application.kind', 'application.application_no'])
    .where('payment.payment_no', '=', paymentNo)
    .executeTakeFirst();
  return application ? returnPathOf(application) : null;
}
