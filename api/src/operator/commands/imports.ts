import { UnreadableCsv } from '../../csv/decodeTable.ts';
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../database/transaction.ts';
import { applicationImport } from '../../modules/user/imports/applications/applicationImport.ts';
import { ArticleFolder } from '../../modules/user/imports/articles/ArticleFolder.ts';
import { createArticleImport } from '../../modules/user/imports/articles/articleImport.ts';
import { listBatches } from '../../modules/user/imports/batch.ts';
import type { ComparedSum } from '../../modules/user/imports/comparedSums.ts';
import { hygieneImport } from '../../modules/user/imports/hygiene/hygieneImport.ts';
import { memberImport } from '../../modules/user/imports/members/memberImport.ts';
import { paperImport } from '../../modules/user/imports/papers/paperImport.ts';
import type { ImportForm, Planned } from '../../modules/user/imports/plan.ts';
import { runImport } from '../../modules/user/imports/runImport.ts';
import { closeBatch, undoBatch } from '../../modules/user/imports/undo.ts';
import {
  fileOf,
  reasonOf,
  Refused,
  required,
  rowNumberOf,
  type Command,
  type Options,
  type OperatorTools,
} from './command.ts';

const OUTCOME_NAMES = {
  make: '가져옴',
  unchanged: '그대로',
  changed: '달라짐',
  refused: '거절',
  expired: '기간 지남',
} as const;
const OUTCOMES = ['make', 'unchanged', 'changed', 'refused', 'expired'] as const;

/** Imports a file, and prints each row that is not imported. */
async function importFile<Field extends string, Data>(
  form: ImportForm<Field, Data>,
  { bytes, isDryRun }: { bytes: Uint8Array; isDryRun: boolean },
  tools: OperatorTools,
): Promise<void> {
  const report = (rows: readonly Planned<unknown>[]) => rows.forEach((row) => printRow(row, tools));
  const summary = await runImport(form, { bytes, isDryRun, report }, tools.services()).catch((error: unknown) => {
    throw error instanceof UnreadableCsv ? new Refused(error.message) : error;
  });
  const { outcomes, counts, sums, rows, batchNo } = summary;
  tools.print(`읽은 줄: ${rows}`);
  for (const outcome of OUTCOMES)
    if (outcome !== 'expired' || outcomes.expired > 0) tools.print(`${OUTCOME_NAMES[outcome]}: ${outcomes[outcome]}`);
  for (const [words, count] of counts) tools.print(`  ${words}: ${count}`);
  for (const sum of sums) tools.print(sumLine(sum));
  if (isDryRun) tools.print('시험 실행이라 아무것도 저장하지 않았습니다.');
  else if (batchNo !== null) tools.print(`묶음 번호: ${batchNo}`);
  const left = outcomes.changed + outcomes.refused;
  const different = sums.filter(({ isEqual }) => !isEqual).map(({ name }) => name);
  if (different.length > 0) throw new Refused(`파일과 저장된 합계가 다릅니다: ${different.join(', ')}`);
  if (left > 0) throw new Refused(`가져오지 않은 줄이 ${left}개 있습니다.`);
}

const importOf = <Field extends string, Data>(form: ImportForm<Field, Data>, about: string): Command => ({
  usage: '--file <table.csv> [--dry-run]',
  about,
  options: { file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  run: async (options, tools) =>
    importFile(form, { bytes: await fileOf(options, tools), isDryRun: options['dry-run'] === true }, tools),
});

export const importArticles: Command = {
  usage: '--folder <with articles.csv> [--dry-run]',
  about: 'imports notices, association news and the data room of the former system, with their files',
  options: { folder: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(options, tools) {
    const { configuration, integrations } = tools.services();
    const folder = new ArticleFolder(required(options, 'folder'), configuration.dataFolder);
    const bytes = await folder.readTable();
    if (!bytes) throw new Refused('폴더에 articles.csv가 없습니다.');
    const form = createArticleImport(folder, integrations.files);
    await importFile(form, { bytes, isDryRun: options['dry-run'] === true }, tools);
  },
};

const sumLine = ({ name, file, left, stored }: ComparedSum) =>
  [`${name}: 파일 ${file.toLocaleString('ko')}`, `가져오지 않음 ${left.toLocaleString('ko')}`]
    .concat(stored === null ? [] : `저장됨 ${stored.toLocaleString('ko')}`)
    .join(', ');

function printRow(row: Planned<unknown>, { print }: OperatorTools) {
  if (!('problems' in row)) return;
  for (const { column, message } of row.problems)
    print(`${row.line}번째 줄\t${OUTCOME_NAMES[row.outcome]}\t${column}\t${message}`);
}

export const importMembers = importOf(
  memberImport,
  'imports members of the former system; rows from before stay as they are. May be cut off and run again',
);

export const importPapers = importOf(
  paperImport,
  'imports valid certificates and completions of the former system, which are verified by their numbers',
);

export const importHygiene = importOf(
  hygieneImport,
  'imports completions of hygiene education of members, whom name, birth date and phone, licence or number identify',
);

export const importApplications = importOf(
  applicationImport,
  'imports past applications of the former system with their money and results, and compares the sums',
);

export const listImports: Command = {
  usage: '',
  about: 'lists imported files: number, kind, begin, end, whether closed or undone',
  options: {},
  async run(_options, { print, ...tools }) {
    const shown = (at: Date | null) => at?.toISOString() ?? '-';
    for (const batch of await listBatches(tools.services().db))
      print(
        [
          ...[batch.batch_no, batch.kind, shown(batch.started_at), shown(batch.finished_at)],
          batch.undone_at ? 'undone' : batch.closed_at ? 'closed' : 'open',
        ].join('\t'),
      );
  },
};

const ENDED = {
  missing: '그 번호의 묶음이 없습니다.',
  undone: '이미 되돌린 묶음입니다.',
  closed: '마감한 묶음이라 되돌리거나 다시 마감할 수 없습니다.',
  used: '로그인한 회원이 있어 되돌릴 수 없습니다.',
  changed: '직원이 고치거나 내린 글이 있어 되돌릴 수 없습니다.',
} as const;
const IN_USE = '가져온 회원을 가리키는 다른 기록이 있어 되돌릴 수 없습니다.';

const endOf = (work: typeof undoBatch, about: string): Command => ({
  usage: '--batch <number> --reason <words>',
  about,
  options: { batch: { type: 'string' }, reason: { type: 'string' } },
  async run(options: Options, { act, print }) {
    const batch = { batchNo: rowNumberOf(options, 'batch'), reason: reasonOf(options) };
    const ended = await act((context) => work(batch, context)).catch((error: unknown) => {
      throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? new Refused(IN_USE) : error;
    });
    if (ended.outcome !== 'done') throw new Refused(ENDED[ended.outcome]);
    print(`묶음 ${batch.batchNo}: ${ended.rows}`);
  },
});

export const undoImport = endOf(
  undoBatch,
  'removes everything that an import has stored, until it is closed, a member of it has logged in, or an article was changed',
);
export const closeImport = endOf(closeBatch, 'ends the time in which an import can be undone, when the portal opens');
