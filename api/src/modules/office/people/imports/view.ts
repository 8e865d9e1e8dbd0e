import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import {
  IMPORT_FILE_DAYS,
  IMPORT_KIND_NAMES,
  IMPORT_OUTCOME_NAMES,
  SHOWN_PROBLEMS,
  type ImportOutcome,
} from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { DAY_MS } from '../../../../clock/durations.ts';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { countRows } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { ImportCounts } from '../../../../database/types/tables/imports.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { imports, presentImport } from './list.ts';
import { countReceived } from './parts.ts';

type Answer = CallAnswer<Calls['officeImport']>;

/** Views an uploaded file, with the first of its problems. */
export async function viewImport(
  { uploadNo }: CallValue<Calls['officeImport']>,
  { db }: MemberContext,
): Promise<Answer> {
  const listed = await imports(db).where('upload_no', '=', uploadNo).executeTakeFirst();
  const upload = await db
    .selectFrom('import_upload')
    .leftJoin('member', 'member.member_no', 'started_by')
    .selectAll('import_upload')
    .select('member.name as starter')
    .where('upload_no', '=', uploadNo)
    .executeTakeFirst();
  if (!listed || !upload) throw new HttpError('NOT_FOUND');
  const problems = await problemsOf(db, uploadNo).limit(SHOWN_PROBLEMS).execute();
  return {
    ...(await presentImport(listed, db)),
    size: upload.size,
    received: upload.status === 'RECEIVING' ? await countReceived(db, uploadNo) : upload.size,
    rowsDone: upload.rows_done,
    checked: present(upload.checked, true),
    result: present(upload.imported, false),
    failure: upload.failure ?? '',
    startedBy: upload.starter ?? '',
    startedAt: upload.started_at && seoulTimestamp(upload.started_at),
    deletedAt:
      upload.ended_at === null
        ? seoulTimestamp(new Date(upload.uploaded_at.getTime() + IMPORT_FILE_DAYS * DAY_MS))
        : null,
    problems: problems.map(({ line, outcome, heading, message }) => ({
      ...{ line, outcome, message },
      outcomeName: IMPORT_OUTCOME_NAMES[outcome],
      column: heading,
    })),
    problemCount: await countRows(problemsOf(db, uploadNo)),
  };
}

const OUTCOMES = Object.keys(IMPORT_OUTCOME_NAMES) as ImportOutcome[];

const present = (counts: ImportCounts | null, isDryRun: boolean): Answer['checked'] =>
  counts && {
    rows: counts.rows,
    outcomes: OUTCOMES.map((outcome) => ({
      outcome,
      name: isDryRun && outcome === 'make' ? '가져올 줄' : IMPORT_OUTCOME_NAMES[outcome],
      rows: counts.outcomes[outcome],
    })),
    words: isDryRun ? [...counts.words] : [],
    sums: [...counts.sums],
  };

const problemsOf = (db: Queries, uploadNo: number) =>
  db
    .selectFrom('import_problem')
    .select(['line', 'outcome', 'heading', 'message'])
    .where('upload_no', '=', uploadNo)
    .orderBy('problem_no');

/** All problems of a file as a table. */
export async function listImportProblems(
  { uploadNo }: CallValue<Calls['officeImportProblems']>,
  { db }: MemberContext,
): Promise<CallAnswer<Calls['officeImportProblems']>> {
  const upload = await db
    .selectFrom('import_upload')
    .select(['kind', 'file_name'])
    .where('upload_no', '=', uploadNo)
    .executeTakeFirst();
  if (!upload) throw new HttpError('NOT_FOUND');
  const problems = await problemsOf(db, uploadNo).execute();
  const table = writeCsv(
    ['줄', '결과', '열', '이유'],
    problems.map(({ line, outcome, heading, message }) => [line, IMPORT_OUTCOME_NAMES[outcome], heading, message]),
  );
  return { fileName: `${IMPORT_KIND_NAMES[upload.kind]} 문제 ${upload.file_name}.csv`, table };
}
