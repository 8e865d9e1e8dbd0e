import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { PaperKind, PaperTable } from '../../../database/types/tables/paper.ts';

export type PaperRow = Selectable<PaperTable>;

/** Subject of a paper. */
export interface PaperSubject {
  kind: PaperKind;
  subjectNo: number;
}

/** All papers of a subject, newest first: the first one may be valid, the others were replaced. */
export const listIssued = (db: Queries, { kind, subjectNo }: PaperSubject): Promise<PaperRow[]> =>
  db
    .selectFrom('paper')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_no', '=', subjectNo)
    .orderBy('paper_no', 'desc')
    .execute();

/** The valid paper of a subject. */
export const findCurrent = (db: Queries, { kind, subjectNo }: PaperSubject): Promise<PaperRow | undefined> =>
  db
    .selectFrom('paper')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_no', '=', subjectNo)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();

/** Paper with this number, if it is valid. */
export const findByNumber = (db: Queries, number: string): Promise<PaperRow | undefined> =>
  db.selectFrom('paper').selectAll().where('number', '=', number).where('replaced_at', 'is', null).executeTakeFirst();

/** Newest receipt of the member. */
export const findNewestReceipt = (db: Queries, memberNo: number): Promise<PaperRow | undefined> =>
  db
    .selectFrom('paper')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('kind', '<>', 'COMPLETION')
    .orderBy('paper_no', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertPaper = (db: Queries, row: Insertable<PaperTable>): Promise<PaperRow> =>
  db.insertInto('paper').values(row).returningAll().executeTakeFirstOrThrow();

export const writeReplaced = (db: Queries, paperNo: number, now: Date) =>
  db.updateTable('paper').set({ replaced_at: now }).where('paper_no', '=', paperNo).execute();
