import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../database/types/tables/manager.ts';
import { applicationPage } from '../notices/pages.ts';
import { offeringTitle } from './offering/offeringTitle.ts';

/** What every notice about an application says. */
export const applicationValues = ({
  application_no,
  kind,
  terms,
}: Pick<Selectable<ApplicationTable>, 'application_no' | 'kind' | 'terms'>) => ({
  title: offeringTitle(terms),
  page: applicationPage(kind, application_no),
});
