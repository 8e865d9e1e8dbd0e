import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@portal/shared/contract';
import { judgeScores, type ScoreSheet } from '@portal/shared/contract/manager';
import { RESULT_NAMES, type OfferingKind, type Result, type ResultRowOutcome } from '@portal/shared/contract/office';
import { statusAfterResult } from '../../../../enrolment/application/moveByResult.ts';
import { CALLED_OFF_FROM } from '../../../../lifecycles/application.ts';
import { isSameSheet, sheetOf } from '../../../manager/results/scores.ts';
import type { Applicant } from './applicants.ts';
import type { ResultRow } from './readResults.ts';
import { RESULT_STATES, STATUS_OF_RESULT } from './resultStates.ts';
import { mayBeOpen, NOT_OPEN_AGAIN, type ResultBasis } from './rule.ts';
import { readScores } from './typedScores.ts';

/** An event caused by a row, with the states before and after it. */
export interface ResultStep {
  from: ApplicationStatus;
  event: Result;
  to: ApplicationStatus;
}

/** The effect of a row on its applicant. */
export interface Effect {
  outcome: ResultRowOutcome;
  /** Describes the change, or why there is none. */
  message: string;
  /** In order; empty if no first result is entered. */
  steps: readonly ResultStep[];
  /** The scores with it; null if none. */
  sheet: ScoreSheet | null;
  /** New state of a correction; null for a first result. */
  correctedTo: ApplicationStatus | null;
}

const nothing = { steps: [], sheet: null, correctedTo: null };
export const unchanged = (message: string): Effect => ({ outcome: 'unchanged', message, ...nothing });
export const refused = (message: string): Effect => ({ outcome: 'refused', message, ...nothing });

const EVENTS = Object.keys(RESULT_NAMES) as Result[];

/** Returns the life cycle's steps to a result: a pass includes `sit`. Null if there is no path. */
export function stepsTo(event: Result, from: ApplicationStatus, kind: OfferingKind): ResultStep[] | null {
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

/** Returns the result of a row with its scores; in an exam with subjects the scores decide it. */
function resultOf(row: ResultRow, basis: ResultBasis): { result: Result; sheet: ScoreSheet | null } | Effect {
  const { result, scores } = row;
  if (result === 'unknown') return refused(`결과를 읽을 수 없습니다. ${wordsOf(basis.kind)} 중 하나를 적어주세요.`);
  if (scores.every((score) => score === '')) {
    if (result === null)
      return unchanged(basis.subjects.length > 0 ? '점수와 결과 칸이 비어 있습니다.' : '결과 칸이 비어 있습니다.');
    if (basis.subjects.length > 0 && (result === 'pass' || result === 'fail'))
      return refused('과목이 정해진 시험입니다. 합격 여부 대신 과목별 점수를 적어주세요.');
    return { result, sheet: null };
  }
  const read = readScores(basis, scores);
  if ('problem' in read) return refused(read.problem);
  const judged = judgeScores(basis, read.scores).isPassed ? 'pass' : 'fail';
  if (result === 'absent') return refused('결시로 적혀 있는데 점수가 있습니다. 하나만 적어주세요.');
  if (result !== null && result !== 'sit' && result !== judged)
    return refused(`점수로는 ${RESULT_NAMES[judged]}인데 결과에 ${RESULT_NAMES[result]}(으)로 적혀 있습니다.`);
  return { result: judged, sheet: sheetOf(basis, read.scores) };
}

const meanOf = (sheet: ScoreSheet | null) => (sheet ? ` (평균 ${sheet.mean}점)` : '');

/** Computes the effect of a row on its applicant's current result, if any. */
export function effectOn(applicant: Applicant, row: ResultRow, basis: ResultBasis): Effect {
  const given = resultOf(row, basis);
  if ('outcome' in given) return given;
  const { result, sheet } = given;
  const { status, scoreSheet, isBeingCorrected } = applicant;
  if (basis.isCalledOff && CALLED_OFF_FROM.includes(status))
    return refused('교육·시험이 취소되어 결과를 입력할 수 없습니다.');
  const name = APPLICATION_STATUS_NAMES[status];
  const to = STATUS_OF_RESULT[result];
  if (to === status && isSameSheet(sheet, scoreSheet)) return unchanged(`이미 '${name}'(으)로 입력되어 있습니다.`);
  const steps = to === status ? null : stepsTo(result, status, basis.kind);
  if (steps) {
    const names = [name, ...steps.map((step) => APPLICATION_STATUS_NAMES[step.to])];
    return { outcome: 'enter', message: `${names.join(' → ')}${meanOf(sheet)}`, steps, sheet, correctedTo: null };
  }
  if (!RESULT_STATES.includes(status)) return refused(`'${name}' 상태의 신청에는 결과를 입력할 수 없습니다.`);
  if (!basis.mayCorrect) return refused(`이미 '${name}'(으)로 입력된 결과입니다. 정정은 사무국 화면에서 합니다.`);
  if (isBeingCorrected) return refused('이미 확인을 기다리는 정정 요청이 있습니다.');
  if (to === 'SAT' && !mayBeOpen(basis)) return refused(NOT_OPEN_AGAIN);
  const change = `${name}${meanOf(scoreSheet)} → ${APPLICATION_STATUS_NAMES[to]}${meanOf(sheet)}`;
  return basis.isAnnounced
    ? { outcome: 'propose', message: `이미 발표한 결과입니다. ${change}`, steps: [], sheet, correctedTo: to }
    : { outcome: 'enter', message: `발표 전 정정: ${change}`, steps: [], sheet, correctedTo: to };
}

const wordsOf = (kind: OfferingKind) =>
  (kind === 'education' ? (['complete', 'notComplete'] as const) : (['sit', 'absent', 'pass', 'fail'] as const))
    .map((result) => RESULT_NAMES[result])
    .join(', ');
