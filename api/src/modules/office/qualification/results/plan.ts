import { createHash } from 'node:crypto';
import { CODES } from '@portal/shared/contract';
import { mapInPieces } from '../../../../clock/inPieces.ts';
import { applicantFinder, type Applicant } from './applicants.ts';
import { effectOn, refused, unchanged, type Effect } from './effect.ts';
import type { ResultRow } from './readResults.ts';
import type { ResultBasis } from './rule.ts';

/** The effect of a row of a table. */
export interface PlannedRow extends Effect {
  line: number;
  /** The applicant: from the application if found, otherwise as in the row. */
  applicant: string;
  /** The result as in the row. */
  result: string;
  /** Null if no applicant was found. */
  applicationNo: number | null;
  /** True if it is about the caller. */
  isOwn: boolean;
}

/** Rows per turn, a few milliseconds. */
const ROWS_AT_ONCE = 500;

/** Maximum of corrections per table: each is locked, requested and recorded separately. */
const MAX_CORRECTIONS = 100;

const isEmpty = ({ result, scores }: ResultRow) => result === null && scores.every((score) => score === '');

/**
 * Computes the effects of the rows on the current applicants. `own` holds the caller's accounts, for which no result
 * can be entered.
 */
export async function planResults(
  rows: readonly ResultRow[],
  { applicants, own, basis }: { applicants: readonly Applicant[]; own: ReadonlySet<number>; basis: ResultBasis },
): Promise<PlannedRow[]> {
  const find = applicantFinder(applicants);
  const matched = await mapInPieces(rows, ROWS_AT_ONCE, (row) => ({ row, match: find(row) }));
  const linesOfApplication = new Map<number, number[]>();
  for (const { row, match } of matched) {
    if (isEmpty(row) || !('applicant' in match)) continue;
    const { applicationNo } = match.applicant;
    const lines = linesOfApplication.get(applicationNo);
    if (lines) lines.push(row.line);
    else linesOfApplication.set(applicationNo, [row.line]);
  }

  let corrections = 0;
  return mapInPieces(matched, ROWS_AT_ONCE, ({ row, match }): PlannedRow => {
    const found = 'applicant' in match ? match.applicant : null;
    const effect = (): Effect => {
      if (isEmpty(row)) return unchanged('결과 칸이 비어 있습니다.');
      if (!('applicant' in match)) return refused(match.problem);
      const { applicationNo, memberNo } = match.applicant;
      if (own.has(memberNo)) return refused(CODES.OWN_MATTER.message);
      const other = linesOfApplication.get(applicationNo)?.find((line) => line !== row.line);
      if (other !== undefined) return refused(`같은 신청자가 ${other}번째 줄에도 있습니다. 한 줄만 남겨주세요.`);
      const planned = effectOn(match.applicant, row, basis);
      if (planned.correctedTo === null) return planned;
      corrections += 1;
      return corrections > MAX_CORRECTIONS
        ? refused(`결과 정정은 한 번에 ${MAX_CORRECTIONS}건까지 할 수 있습니다. 나누어 올려주세요.`)
        : planned;
    };
    return {
      line: row.line,
      applicant: found ? `${found.name || row.name} (신청 ${found.applicationNo}번)` : saidOf(row),
      result: resultWords(row, basis),
      applicationNo: found?.applicationNo ?? null,
      isOwn: found !== null && own.has(found.memberNo),
      ...effect(),
    };
  });
}

const saidOf = ({ name, applicationNo, examinationCode }: ResultRow) =>
  [name, applicationNo && `신청 ${applicationNo}번`, examinationCode].filter(Boolean).join(' ') || '적히지 않음';

/** Formats `이론 80, 실무 72 합격`. */
const resultWords = ({ resultText, scores }: ResultRow, { subjects }: ResultBasis) =>
  [subjects.flatMap(({ name }, index) => (scores[index] ? [`${name} ${scores[index]}`] : [])).join(', '), resultText]
    .filter(Boolean)
    .join(' ');

/** Fingerprint of a table and its effects, so that only the previewed effects can be entered. */
export const fingerprintOf = (file: Uint8Array, plan: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(createHash('sha256').update(file).digest())
    .update(
      JSON.stringify(
        plan.map(({ line, applicationNo, outcome, steps, sheet, correctedTo }) => [
          line,
          applicationNo,
          outcome,
          steps,
          sheet,
          correctedTo,
        ]),
      ),
    )
    .digest('hex');
