import { createHash } from 'node:crypto';
import { CODES, type Calls, type CallValue } from '@portal/shared/contract';
import { MAX_REASON, MAX_ROSTER_MEMBERS } from '@portal/shared/contract/office';
import { ROSTER_STATUS_NAMES } from '@portal/shared/contract/roster';
import { digitsOf } from '@portal/shared/rules';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { readCsv } from '../../../../csv/readCsv.ts';
import type { RosterRow } from '../../../../database/types/tables/roster.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordActs } from '../../../../internalControls/audit/recordAct.ts';
import { refusalOf } from '../../../../internalControls/audit/refuseAct.ts';
import { listReadable } from '../../../../internalControls/branches/listReadable.ts';
import { findSamePerson } from '../../../../internalControls/persons/samePerson.ts';
import { linesOf } from '../../../../lifecycles/lifecycle.ts';
import { rosterLifecycle } from '../../../../lifecycles/roster.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideEntry } from '../../../user/roster/moveEntry.ts';
import { atFile } from '../../parts/atFile.ts';
import { rosterAct } from '../../parts/objects.ts';
import { maskedName } from '../members/masked.ts';
import { HEADINGS, REASON_HEADING, RESULT_HEADING, RESULT_WORDS, type RosterResult } from './columns.ts';

/** The effect of a row of an outcome file. */
interface PlannedRow {
  line: number;
  /** Masked. */
  member: string;
  result: string;
  outcome: 'enter' | 'unchanged' | 'refused';
  message: string;
  entry: RosterRow | null;
  isOwn: boolean;
  decision: { event: RosterResult; reason: string } | null;
}

interface FileRow {
  line: number;
  rosterNo: number;
  result: string;
  reason: string;
}

/** @throws UnreadableCsv also if the column of roster numbers or of results is missing */
export async function readOutcomes(bytes: Uint8Array): Promise<FileRow[]> {
  const known = [...Object.values(HEADINGS), RESULT_HEADING, REASON_HEADING];
  const { columnOf, rows } = await readCsv(bytes, { known, maxRows: MAX_ROSTER_MEMBERS });
  const required = (heading: string) => {
    const index = columnOf([heading]);
    if (index >= 0) return index;
    throw new UnreadableCsv(`'${heading}' 열이 없습니다. 받으신 명단의 첫 줄을 그대로 두어주세요.`);
  };
  const [rosterNo, result] = [required(HEADINGS.rosterNo), required(RESULT_HEADING)];
  const reason = columnOf([REASON_HEADING]);
  return rows.map(({ line, cells }) => ({
    line,
    rosterNo: Number(digitsOf(cells[rosterNo] ?? '') || 0),
    result: (cells[result] ?? '').replace(/\s/g, ''),
    reason: (cells[reason] ?? '').slice(0, MAX_REASON),
  }));
}

const resultOf = (word: string): RosterResult | undefined =>
  (Object.keys(RESULT_WORDS) as RosterResult[]).find((result) => RESULT_WORDS[result] === word);

interface Found {
  entry: RosterRow & { name: string | null };
  isOwn: boolean;
  /** Another line about the same member. */
  otherLine: number | undefined;
}

type Effect = Pick<PlannedRow, 'outcome' | 'message' | 'decision'>;
const unchanged = (message: string): Effect => ({ outcome: 'unchanged', message, decision: null });
const refused = (message: string): Effect => ({ outcome: 'refused', message, decision: null });

function effectOf({ result: word, reason }: FileRow, found: Found | undefined): Effect {
  if (word === '') return unchanged('결과 칸이 비어 있습니다.');
  const event = resultOf(word);
  if (!event)
    return refused(`결과를 읽을 수 없습니다. ${Object.values(RESULT_WORDS).join(', ')} 중 하나를 적어주세요.`);
  if (!found) return refused('이 관리번호의 회원이 명단에 없습니다.');
  const { entry, isOwn, otherLine } = found;
  if (isOwn) return refused(CODES.OWN_MATTER.message);
  if (otherLine !== undefined) return refused(`같은 회원이 ${otherLine}번째 줄에도 있습니다. 한 줄만 남겨주세요.`);
  if (event === 'refuse' && reason === '') return refused('반려된 사유를 적어주세요. 회원이 읽습니다.');
  const from = entry.status;
  const [line] = linesOf(rosterLifecycle, { from, event, by: 'staff' });
  const name = ROSTER_STATUS_NAMES[from];
  if (line)
    return {
      outcome: 'enter',
      message: `${name} → ${ROSTER_STATUS_NAMES[line.to]}${event === 'refuse' ? ` (${reason})` : ''}`,
      decision: { event, reason },
    };
  const isSame = (event === 'register' && from === 'REGISTERED') || (event === 'refuse' && from === 'REFUSED');
  return isSame ? unchanged(`이미 '${name}' 상태입니다.`) : refused(`'${name}' 상태에서는 입력할 수 없습니다.`);
}

/** Computes the effect of each row of a file, and a fingerprint of exactly this result. */
async function checkFile(base64: string, { db, caller }: MemberContext, { lock }: { lock: boolean }) {
  const bytes = Buffer.from(base64, 'base64');
  const rows = await readOutcomes(bytes);
  const entries = await entriesOf(
    rows.map(({ rosterNo }) => rosterNo),
    { db, lock },
  );
  const own = await findSamePerson(
    db,
    caller.memberNo,
    [...entries.values()].map(({ member_no }) => member_no),
  );
  const plan = rows.map((row): PlannedRow => {
    const entry = entries.get(row.rosterNo);
    const other = rows.find((one) => one.line !== row.line && one.rosterNo === row.rosterNo && one.result !== '');
    const isOwn = entry !== undefined && own.has(entry.member_no);
    return {
      line: row.line,
      member: entry ? `${maskedName(entry.name)} (관리번호 ${row.rosterNo})` : `관리번호 ${row.rosterNo || '없음'}`,
      result: row.result,
      entry: entry ?? null,
      isOwn,
      ...effectOf(row, entry && { entry, isOwn, otherLine: other?.line }),
    };
  });
  const said = plan.map(({ line, entry, outcome, decision }) => [line, entry?.roster_no, outcome, decision]);
  const fingerprint = createHash('sha256').update(bytes).update(JSON.stringify(said)).digest('hex');
  return { fingerprint, plan };
}

async function entriesOf(named: readonly number[], { db, lock }: { db: MemberContext['db']; lock: boolean }) {
  const rosterNos = await listReadable(db, 'roster_entry', named);
  if (rosterNos.length === 0) return new Map<number, RosterRow & { name: string | null }>();
  const query = db
    .selectFrom('roster_entry')
    .innerJoin('member', 'member.member_no', 'roster_entry.member_no')
    .selectAll('roster_entry')
    .select('member.name')
    .where('roster_no', 'in', rosterNos)
    .orderBy('roster_no');
  const found = await (lock ? query.forNoKeyUpdate('roster_entry') : query).execute();
  return new Map(found.map((entry) => [entry.roster_no, entry]));
}

/** Previews the effect of an outcome file. */
export async function checkRosterFile({ file }: CallValue<Calls['officeCheckRosterFile']>, context: MemberContext) {
  const { fingerprint, plan } = await atFile(checkFile(file, context, { lock: false }));
  const rows = plan.map(({ line, member, result, outcome, message }) => ({ line, member, result, outcome, message }));
  return { fingerprint, rows };
}

/** Enters a file exactly as previewed; nothing if the file or a member's state has changed since. */
export async function enterRosterFile(
  { file, fingerprint, reason }: CallValue<Calls['officeEnterRosterFile']>,
  context: MemberContext,
): Promise<number> {
  const checked = await atFile(checkFile(file, context, { lock: true }));
  if (checked.fingerprint !== fingerprint) throw new BusinessError('ROSTER_FILE_CHANGED');
  const entered = checked.plan.flatMap(({ entry, decision, line }) =>
    entry && decision ? [{ entry, decision, line }] : [],
  );
  for (const { entry, decision } of entered) await decideEntry(entry, decision, context);
  const acts = entered.map(({ entry, decision, line }) => ({
    act: rosterAct(decision.event),
    object: 'roster_entry' as const,
    objectNo: entry.roster_no,
    reason: decision.reason || reason,
    detail: { line, table: fingerprint },
  }));
  const own = checked.plan
    .filter(({ isOwn }) => isOwn)
    .map(({ entry }) =>
      refusalOf('OWN_MATTER', {
        act: 'register on roster',
        object: 'roster_entry',
        objectNo: entry?.roster_no ?? null,
      }),
    );
  if (acts.length + own.length > 0) await recordActs(context, [...acts, ...own]);
  return entered.length;
}
