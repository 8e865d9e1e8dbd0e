import type { Selectable } from 'kysely';
import type { MailingPlaceholder } from '@portal/shared/contract/office';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import { applicationValues, occasionValues } from '../../../../enrolment/applicationValues.ts';
import { currentTerms } from '../../../../enrolment/offering/occasion.ts';

export type Addressed = Pick<
  Selectable<ApplicationTable>,
  'application_no' | 'kind' | 'terms' | 'changed_to' | 'examination_code' | 'answers'
> & { business_name: string | null };

/** The applicant's name as entered; of a group its business. */
export const nameOf = ({ answers, business_name }: Pick<Addressed, 'answers' | 'business_name'>): string =>
  business_name ?? ('koName' in answers ? answers.koName : answers.name) ?? '';

const NO_NUMBER = '없음';

/** Fills a message for an applicant, with the current date and place. */
export function fillIn(text: string, application: Addressed): string {
  const { when, place } = occasionValues(currentTerms(application));
  const values: Record<MailingPlaceholder, string> = {
    이름: nameOf(application),
    과정명: applicationValues(application).title,
    일시: when,
    장소: place || '온라인',
    신청번호: String(application.application_no),
    수험번호: application.examination_code ?? NO_NUMBER,
  };
  return text.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => values[name.trim() as MailingPlaceholder] ?? whole);
}
