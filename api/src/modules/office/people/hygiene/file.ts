import { createHash } from 'node:crypto';
import { CODES, type CallAnswer, type Calls, type CallValue } from '@portal/shared/contract';
import { HYGIENE_COURSE_NAMES } from '@portal/shared/contract/hygiene';
import { MAX_HYGIENE_ROWS } from '@portal/shared/contract/office';
import { formatDate } from '@portal/shared/format';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordActs } from '../../../../internalControls/audit/recordAct.ts';
import { refusalOf } from '../../../../internalControls/audit/refuseAct.ts';
import { findSamePerson } from '../../../../internalControls/persons/samePerson.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { hygieneImport, storeCompletions } from '../../../user/imports/hygiene/hygieneImport.ts';
import { planCompletions, type NewCompletion } from '../../../user/imports/hygiene/planCompletions.ts';
import { readImportFile } from '../../../user/imports/importFile.ts';
import { SeenValues, type Planned } from '../../../user/imports/plan.ts';
import { lockImports } from '../../../user/imports/runImport.ts';
import { atFile } from '../../parts/atFile.ts';
import { maskedName } from '../members/masked.ts';

const ENTER_ACT = 'enter hygiene completion' as const;

type Row = CallAnswer<Calls['officeCheckHygieneFile']>['rows'][number];

/** The effect of a row of the file. */
interface PlannedRow extends Row {
  made: NewCompletion | null;
  isOwn: boolean;
}

/** @throws UnreadableCsv also if there are too many rows */
export async function readCompletions(bytes: Uint8Array) {
  const file = await readImportFile(bytes, hygieneImport);
  if (file.size > MAX_HYGIENE_ROWS)
    throw new UnreadableCsv(`한 번에 ${MAX_HYGIENE_ROWS.toLocaleString('ko')}줄까지 올릴 수 있습니다.`);
  return file.rowsFrom(0, file.size);
}

/** Computes the effect of each row of a file, and a fingerprint of exactly this result. */
async function checkFile(base64: string, context: MemberContext) {
  const bytes = Buffer.from(base64, 'base64');
  const rows = await readCompletions(bytes);
  const planned = await planCompletions(rows, new SeenValues(), context);
  const own = await findSamePerson(
    context.db,
    context.caller.memberNo,
    planned.flatMap((row) => (row.outcome === 'make' ? [row.data.memberNo] : [])),
  );
  const plan = rows.map(({ line, cells }, index): PlannedRow => {
    const effect = planned[index];
    const made = effect?.outcome === 'make' ? effect.data : null;
    const isOwn = made !== null && own.has(made.memberNo);
    return {
      line,
      member: maskedName(cells.name.trim()),
      result: cells.number.trim(),
      ...(isOwn ? { outcome: 'refused', message: CODES.OWN_MATTER.message } : effectOf(effect)),
      made: isOwn ? null : made,
      isOwn,
    };
  });
  const said = plan.map(({ line, made, outcome }) => [line, made?.memberNo, outcome]);
  const fingerprint = createHash('sha256').update(bytes).update(JSON.stringify(said)).digest('hex');
  return { fingerprint, plan };
}

function effectOf(effect: Planned<NewCompletion> | undefined): Pick<Row, 'outcome' | 'message'> {
  if (effect?.outcome === 'make') {
    const { course, completedOn } = effect.data.completion;
    return { outcome: 'enter', message: `${HYGIENE_COURSE_NAMES[course]}, ${formatDate(completedOn)}` };
  }
  if (!effect || effect.outcome === 'unchanged') return { outcome: 'unchanged', message: '이미 입력했습니다.' };
  return {
    outcome: 'refused',
    message: effect.problems.map(({ column, message }) => `${column}: ${message}`).join(' '),
  };
}

/** Previews the effect of a file. */
export async function checkHygieneFile(
  { file }: CallValue<Calls['officeCheckHygieneFile']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeCheckHygieneFile']>> {
  const { fingerprint, plan } = await atFile(checkFile(file, context));
  const rows = plan.map(({ line, member, result, outcome, message }) => ({ line, member, result, outcome, message }));
  return { fingerprint, rows };
}

/** Enters the completions exactly as previewed; none if the file or a member has changed since. */
export async function enterHygieneFile(
  { file, fingerprint, reason }: CallValue<Calls['officeEnterHygieneFile']>,
  context: MemberContext,
): Promise<number> {
  await lockImports(context.db);
  const checked = await atFile(checkFile(file, context));
  if (checked.fingerprint !== fingerprint) throw new BusinessError('HYGIENE_FILE_CHANGED');
  const entered = checked.plan.flatMap(({ made, line }) => (made ? [{ made, line }] : []));
  const numbers = await storeCompletions(
    entered.map(({ made }) => made),
    null,
    context,
  );
  const acts = entered.map(({ line }, index) => ({
    act: ENTER_ACT,
    object: 'hygiene_completion' as const,
    objectNo: numbers[index] ?? null,
    reason,
    detail: { line, table: fingerprint },
  }));
  const own = checked.plan
    .filter(({ isOwn }) => isOwn)
    .map(() => refusalOf('OWN_MATTER', { act: ENTER_ACT, object: 'hygiene_completion', objectNo: null }));
  if (acts.length + own.length > 0) await recordActs(context, [...acts, ...own]);
  return entered.length;
}
