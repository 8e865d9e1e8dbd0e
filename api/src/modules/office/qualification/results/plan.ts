import { createHash } from 'node:crypto';
import { APPLICATION_STATUS_NAMES, CODES, type ApplicationStatus } from '@portal/shared/contract';
import { RESULT_NAMES, type OfferingKind, type Result, type ResultRowOutcome } from '@portal/shared/contract/office';
import { mapInPieces } from '../../../../clock/inPieces.ts';
import { statusAfterResult } from '../../../../enrolment/application/moveByResult.ts';
import { applicantFinder, type Applicant } from './applicants.ts';
import type { ResultRow } from './readResults.ts';
import { RESULT_STATES, STATUS_OF_RESULT } from './resultStates.ts';

/** One event that a row causes, and the states before and after it. */
export interface ResultStep {
  from: ApplicationStatus;
  event: Result;
  to: ApplicationStatus;
}

/** What one row of a table does. */
export interface PlannedRow {
  line: number;
  /** Whom the row is about: by the application where it was found, else as the row says. */
  applicant: string;
  /** The result as the row says it. */
  result: string;
  outcome: ResultRowOutcome;
  /** What changes, or why nothing does. */
  message: string;
  /** Null where nobody was found. */
  applicationNo: number | null;
  /** It is about whoever enters the table. */
  isOwn: boolean;
  /** In their order; empty where nothing changes. */
  steps: readonly ResultStep[];
}

/** Some milliseconds' work. */
const ROWS_AT_ONCE = 500;

const EVENTS = Object.keys(RESULT_NAMES) as Result[];

/** The steps to a result, as the life cycle has them: who passed has also sat. Null where it lists no way. */
function stepsTo(event: Result, from: ApplicationStatus, kind: OfferingKind): ResultStep[] | null {
  const to = statusAfterResult({ kind, from, event });
  if (to) return [{ from, event, to }];
  for (const first of EVENTS) {
    const between = statusAfterResult({ kind, from, event: first });
    const last = between && statusAfterResult({ kind, from: between, event });
    if (between && last)
      return [
        { from, event: first, to: between },
        { from: between, event, to: last },
      ];
  }
  return null;
}

type Effect = Pick<PlannedRow, 'outcome' | 'message' | 'steps'>;
const unchanged = (message: string): Effect => ({ outcome: 'unchanged', message, steps: [] });
const refused = (message: string): Effect => ({ outcome: 'refused', message, steps: [] });

function effectOn({ status }: Applicant, result: Result, kind: OfferingKind): Effect {
  const name = APPLICATION_STATUS_NAMES[status];
  if (STATUS_OF_RESULT[result] === status) return unchanged(`이미 '${name}'(으)로 입력되어 있습니다.`);
  const steps = stepsTo(result, status, kind);
  if (steps) {
    const names = [name, ...steps.map(({ to }) => APPLICATION_STATUS_NAMES[to])];
    return { outcome: 'enter', message: names.join(' → '), steps };
  }
  return RESULT_STATES.includes(status)
    ? refused(`이미 '${name}'(으)로 입력된 결과는 바꿀 수 없습니다.`)
    : refused(`'${name}' 상태의 신청에는 결과를 입력할 수 없습니다.`);
}

/**
 * What the rows of a table do to the applicants of a course or an exam, as they are now. `own` are the accounts of the
 * person who enters it: nobody decides an own result.
 */
export async function planResults(
  rows: readonly ResultRow[],
  { applicants, own, kind }: { applicants: readonly Applicant[]; own: ReadonlySet<number>; kind: OfferingKind },
): Promise<PlannedRow[]> {
  const find = applicantFinder(applicants);
  const matched = await mapInPieces(rows, ROWS_AT_ONCE, (row) => ({ row, match: find(row) }));
  const linesOfApplication = new Map<number, number[]>();
  for (const { row, match } of matched) {
    if (row.result === null || !('applicant' in match)) continue;
    const { applicationNo } = match.applicant;
    const lines = linesOfApplication.get(applicationNo);
    if (lines) lines.push(row.line);
    else linesOfApplication.set(applicationNo, [row.line]);
  }

  return mapInPieces(matched, ROWS_AT_ONCE, ({ row, match }): PlannedRow => {
    const found = 'applicant' in match ? match.applicant : null;
    const effect = (): Effect => {
      const { result } = row;
      if (result === null) return unchanged('결과 칸이 비어 있습니다.');
      if (result === 'unknown') return refused(`결과를 읽을 수 없습니다. ${wordsOf(kind)} 중 하나를 적어 주세요.`);
      if (!('applicant' in match)) return refused(match.problem);
      const { applicationNo, memberNo } = match.applicant;
      if (own.has(memberNo)) return refused(CODES.OWN_MATTER.message);
      const other = linesOfApplication.get(applicationNo)?.find((line) => line !== row.line);
      if (other !== undefined) return refused(`같은 신청자가 ${other}번째 줄에도 있습니다. 한 줄만 남겨 주세요.`);
      return effectOn(match.applicant, result, kind);
    };
    return {
      line: row.line,
      applicant: found ? `${found.name || row.name} (신청 ${found.applicationNo}번)` : saidOf(row),
      result: row.resultText,
      applicationNo: found?.applicationNo ?? null,
      isOwn: found !== null && own.has(found.memberNo),
      ...effect(),
    };
  });
}

const wordsOf = (kind: OfferingKind) =>
  (kind === 'education' ? (['complete', 'notComplete'] as const) : (['sit', 'absent', 'pass', 'fail'] as const))
    .map((result) => RESULT_NAMES[result])
    .join(', ');

const saidOf = ({ name, applicationNo, examinationCode }: ResultRow) =>
  [name, applicationNo && `신청 ${applicationNo}번`, examinationCode].filter(Boolean).join(' ') || '적히지 않음';

/** Names a table and what each of its rows does: whoever enters it enters what was shown. */
export const fingerprintOf = (file: Uint8Array, plan: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(createHash('sha256').update(file).digest())
    .update(
      JSON.stringify(plan.map(({ line, applicationNo, outcome, steps }) => [line, applicationNo, outcome, steps])),
    )
    .digest('hex');
