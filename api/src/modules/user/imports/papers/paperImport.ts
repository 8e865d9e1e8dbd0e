import { maskName } from '@portal/shared/format';
import type { ImportContext, ImportForm } from '../plan.ts';
import { PAPER_HEADINGS, REQUIRED_FIELDS, type PaperField } from './headings.ts';
import { planPapers, type NewPaper } from './planPapers.ts';

/** Certificates and completions of the former system. */
export const paperImport: ImportForm<PaperField, NewPaper> = {
  kind: 'papers',
  headings: PAPER_HEADINGS,
  required: REQUIRED_FIELDS,
  plan: planPapers,
  store: storePapers,
  countedAs: ({ paper: { contents, issuedOn } }) =>
    `${contents.kind === 'CERTIFICATE' ? `자격증 ${contents.grade}급` : '수료증'} ${issuedOn.slice(0, 4)}년`,
};

/** Stores papers with the masked name alone, which is all that their verification shows. */
async function storePapers(made: readonly NewPaper[], batchNo: number, { db }: ImportContext): Promise<void> {
  await db
    .insertInto('imported_paper')
    .values(
      made.map(({ paper: { number, name, issuedOn, contents }, memberNo, rowHash }) => ({
        batch_no: batchNo,
        member_no: memberNo,
        kind: contents.kind,
        number,
        holder_masked: maskName(name),
        grade: contents.kind === 'CERTIFICATE' ? contents.grade : null,
        title: contents.kind === 'COMPLETION' ? contents.title : null,
        issued_on: issuedOn,
        row_hash: rowHash,
      })),
    )
    .execute();
}
