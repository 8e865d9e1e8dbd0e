import type { Queries } from '../../../database/types/tables.ts';

/** Locks an inquiry, so that its transitions are serialised. */
export const lockInquiry = (db: Queries, inquiryNo: number) =>
  db.selectFrom('inquiry').selectAll().where('inquiry_no', '=', inquiryNo).forNoKeyUpdate().executeTakeFirst();

export const findInquiry = (db: Queries, inquiryNo: number) =>
  db.selectFrom('inquiry').selectAll().where('inquiry_no', '=', inquiryNo).executeTakeFirst();

interface NewEntry {
  inquiryNo: number;
  content: string;
  files: readonly { path: string; file_name: string; size: number }[];
  /** Set for an answer. */
  answer?: { employeeNo: number; waitedSince: Date };
  now: Date;
}

/** Adds a question or an answer and returns its number. */
export async function insertEntry(db: Queries, { inquiryNo, content, files, answer, now }: NewEntry): Promise<number> {
  const { entry_no } = await db
    .insertInto('inquiry_entry')
    .values({
      inquiry_no: inquiryNo,
      is_answer: answer !== undefined,
      employee_no: answer?.employeeNo ?? null,
      content,
      written_at: now,
      waited_since: answer?.waitedSince ?? null,
    })
    .returning('entry_no')
    .executeTakeFirstOrThrow();
  if (files.length > 0)
    await db
      .insertInto('inquiry_file')
      .values(files.map(({ path, file_name, size }) => ({ entry_no, path, file_name, size })))
      .execute();
  return entry_no;
}

/** Questions and answers of an inquiry, oldest first, each with the employee's name and its files. */
export async function listEntries(db: Queries, inquiryNo: number) {
  const entries = await db
    .selectFrom('inquiry_entry')
    .leftJoin('member', 'member.member_no', 'inquiry_entry.employee_no')
    .select(['entry_no', 'is_answer', 'content', 'written_at', 'member.name as answered_by'])
    .where('inquiry_no', '=', inquiryNo)
    .orderBy('entry_no')
    .execute();
  const files = await db
    .selectFrom('inquiry_file')
    .innerJoin('inquiry_entry', 'inquiry_entry.entry_no', 'inquiry_file.entry_no')
    .select(['inquiry_file.entry_no', 'path', 'file_name', 'size'])
    .where('inquiry_no', '=', inquiryNo)
    .orderBy('inquiry_file_no')
    .execute();
  return entries.map((entry) => ({ ...entry, files: files.filter(({ entry_no }) => entry_no === entry.entry_no) }));
}

/** Number of questions by a member since a time. Locks the member, so that concurrent questions count each other. */
export async function countQuestionsOf(db: Queries, memberNo: number, since: Date): Promise<number> {
  await db.selectFrom('member').select('member_no').where('member_no', '=', memberNo).forNoKeyUpdate().execute();
  const { questions } = await db
    .selectFrom('inquiry_entry')
    .innerJoin('inquiry', 'inquiry.inquiry_no', 'inquiry_entry.inquiry_no')
    .select(({ fn }) => fn.countAll<number>().as('questions'))
    .where('member_no', '=', memberNo)
    .where('is_answer', '=', false)
    .where('written_at', '>', since)
    .executeTakeFirstOrThrow();
  return questions;
}
