import { HYGIENE_COURSE_NAMES } from '@portal/shared/contract/hygiene';
import { maskName } from '@portal/shared/format';
import type { ImportContext, ImportForm } from '../plan.ts';
import { HYGIENE_HEADINGS, REQUIRED_FIELDS, type HygieneField } from './headings.ts';
import { planCompletions, type NewCompletion } from './planCompletions.ts';

/** Completions of hygiene education, of the former system or of a class room. */
export const hygieneImport: ImportForm<HygieneField, NewCompletion> = {
  kind: 'hygiene',
  headings: HYGIENE_HEADINGS,
  required: REQUIRED_FIELDS,
  plan: planCompletions,
  store: async (made, batchNo, context) => void (await storeCompletions(made, batchNo, context)),
  countedAs: ({ completion: { course, completedOn } }) =>
    `${HYGIENE_COURSE_NAMES[course]} ${completedOn.slice(0, 4)}년`,
};

/** Stores completions in the order of the rows; returns their numbers. */
export async function storeCompletions(
  made: readonly NewCompletion[],
  batchNo: number | null,
  { db, now }: Pick<ImportContext, 'db' | 'now'>,
): Promise<number[]> {
  if (made.length === 0) return [];
  const rows = await db
    .insertInto('hygiene_completion')
    .values(
      made.map(({ memberNo, completion }) => ({
        member_no: memberNo,
        batch_no: batchNo,
        number: completion.number,
        compared_number: completion.comparedNumber,
        course: completion.course,
        completed_on: completion.completedOn,
        provider: completion.provider,
        holder_masked: maskName(completion.name),
        lcns_no: completion.lcns_no || null,
        bssh_nm: completion.bssh_nm,
        entered_at: now,
      })),
    )
    .returning(['completion_no', 'compared_number'])
    .execute();
  const numbers = new Map(rows.map(({ compared_number, completion_no }) => [compared_number, completion_no]));
  return made.flatMap(({ completion }) => numbers.get(completion.comparedNumber) ?? []);
}
