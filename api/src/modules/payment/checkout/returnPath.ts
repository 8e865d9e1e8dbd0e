import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../../database/tables/manager.ts';

/** The portal's page that a payer comes back to: it follows from the application, whatever an address says. */
export const returnPathOf = ({
  kind,
  application_no,
}: Pick<Selectable<ApplicationTable>, 'kind' | 'application_no'>): string =>
  `/manager/${kind === 'education' ? 'edu' : 'exam'}/apply/done?userExaminationNo=${application_no}`;
