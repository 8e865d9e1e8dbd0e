import type { ImportKind } from '@portal/shared/contract/office';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { ImportCounts } from '../../../../database/types/tables/imports.ts';
import type { JobContext } from '../../../../pipeline/job.ts';
import { applicationImport } from '../../../user/imports/applications/applicationImport.ts';
import { ArticleFolder } from '../../../user/imports/articles/ArticleFolder.ts';
import { createArticleImport } from '../../../user/imports/articles/articleImport.ts';
import { countStored } from '../../../user/imports/batch.ts';
import { hygieneImport } from '../../../user/imports/hygiene/hygieneImport.ts';
import { memberImport } from '../../../user/imports/members/memberImport.ts';
import { paperImport } from '../../../user/imports/papers/paperImport.ts';
import type { ImportForm } from '../../../user/imports/plan.ts';
import {
  runImport,
  type ImportOptions,
  type ImportServices,
  type ImportSummary,
} from '../../../user/imports/runImport.ts';
import { inUnpacked } from './archive/inUnpacked.ts';
import { lockClaimed, updateClaimed, whileClaimed, type Claimed } from './claim.ts';
import { moveUpload } from './moveUpload.ts';
import { readParts, readWhole } from './parts.ts';
import { Progress } from './progress.ts';
import { JOB_IP } from './undoBatches.ts';

/** Runs of one check or import, the last of which says that something ends the process each time. */
const MAX_RUNS = 10;
const ENDS_EACH_TIME =
  '파일을 처리하다가 서버가 여러 번 멈추었습니다. 파일을 나누어 올리거나 홈페이지 담당자에게 알려주세요.';

type Run = (options: ImportOptions, services: ImportServices) => Promise<ImportSummary>;

const runOf =
  <Field extends string, Data>(form: ImportForm<Field, Data>): Run =>
  (options, services) =>
    runImport(form, options, services);

const TABLES: Readonly<Record<Exclude<ImportKind, 'articles'>, Run>> = {
  members: runOf(memberImport),
  papers: runOf(paperImport),
  applications: runOf(applicationImport),
  hygiene: runOf(hygieneImport),
};

/** Checks or imports a claimed file, and moves it on. A repeated import continues where the former ended. */
export async function runUpload(claimed: Claimed, context: JobContext): Promise<void> {
  if (claimed.runs > MAX_RUNS) return fail(claimed, ENDS_EACH_TIME, context);
  const progress = new Progress(claimed, context);
  await progress.begin();
  try {
    const summary = await whileClaimed(claimed, context, () => importFile(claimed, progress, context));
    await finish(claimed, summary, context);
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    await fail(claimed, error.message, context);
  }
}

async function importFile(claimed: Claimed, progress: Progress, context: JobContext): Promise<ImportSummary> {
  const { configuration, integrations, db } = context;
  const options = {
    isDryRun: claimed.status === 'CHECKING',
    report: progress.add.bind(progress),
    confirm: (batchNo: number, inside: Queries) => updateClaimed(inside, claimed, { batch_no: batchNo }),
  };
  const caller = { memberNo: claimed.started_by ?? claimed.uploaded_by };
  const services = { ...context, ip: JOB_IP, caller };
  const stored = { db, keys: configuration.encryptionKeys };
  if (claimed.kind !== 'articles')
    return TABLES[claimed.kind]({ ...options, bytes: await readWhole(claimed, stored) }, services);
  return inUnpacked(readParts(claimed, stored), configuration.dataFolder, async (path) => {
    const folder = new ArticleFolder(path, configuration.dataFolder);
    const bytes = await folder.readTable();
    if (!bytes) throw new UnreadableCsv('ZIP 파일에 articles.csv가 없습니다.');
    return runImport(createArticleImport(folder, integrations.files), { ...options, bytes }, services);
  });
}

async function finish(claimed: Claimed, summary: ImportSummary, { db: pool, now, log }: JobContext): Promise<void> {
  await inTransaction(pool, async (db) => {
    const upload = await lockClaimed(db, claimed);
    const context = { db, now: now(), log };
    const counts = JSON.stringify(await countsOf(db, upload, summary));
    const columns = { rows: summary.rows, rows_done: summary.rows };
    if (upload.status === 'CHECKING')
      await moveUpload(upload, { event: 'check', by: 'system', columns: { ...columns, checked: counts } }, context);
    else
      await moveUpload(upload, { event: 'finish', by: 'system', columns: { ...columns, imported: counts } }, context);
  });
}

/** Rows that an earlier run of the same import has stored are its own, and not from before. */
async function countsOf(
  db: Queries,
  { kind, batch_no: batchNo }: Claimed,
  { rows, outcomes, counts, sums }: ImportSummary,
): Promise<ImportCounts> {
  const make = batchNo === null ? outcomes.make : await countStored(db, kind, batchNo);
  return {
    rows,
    outcomes: { ...outcomes, make, unchanged: outcomes.make + outcomes.unchanged - make },
    words: [...counts].map(([name, count]) => ({ name, rows: count })),
    sums,
  };
}

async function fail(claimed: Claimed, failure: string, { db: pool, now, log }: JobContext): Promise<void> {
  await inTransaction(pool, async (db) => {
    const upload = await lockClaimed(db, claimed);
    await moveUpload(upload, { event: 'fail', by: 'system', columns: { failure } }, { db, now: now(), log });
  });
}
