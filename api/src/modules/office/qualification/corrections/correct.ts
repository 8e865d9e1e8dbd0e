import type { Calls, CallValue } from '@portal/shared/contract';
import { judgeScores } from '@portal/shared/contract/manager';
import type { Outcome } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { offeringOf } from '../../../../enrolment/offering/offeringOf.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { lockNotOwn } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { isSameSheet, sheetOf } from '../../../manager/results/scores.ts';
import { CORRECT_RESULT_ACT } from '../../parts/objects.ts';
import { applicationTarget } from '../../parts/targets.ts';
import { RESULT_STATES, STATUS_OF_RESULT } from '../results/resultStates.ts';
import { basisOf, mayBeOpen, NOT_OPEN_AGAIN, type ResultBasis } from '../results/rule.ts';
import { requireScores } from '../results/typedScores.ts';
import { correctOrAsk, findScores } from './ask.ts';

type Input = CallValue<Calls['officeCorrectResult']>;

/** Validates the scores that a result needs and must agree with; null if it needs none. */
function sheetFor({ result, scores }: Input, basis: ResultBasis) {
  const isJudged = result === 'pass' || result === 'fail';
  if (basis.subjects.length === 0 || !isJudged) return null;
  if (!scores) throw new BusinessError('SCORES_NEEDED');
  const read = requireScores(basis, scores);
  if (judgeScores(basis, read).isPassed !== (result === 'pass'))
    throw new HttpError('MALFORMED', {
      issues: [{ path: 'result', message: '입력한 점수와 결과가 맞지 않습니다. 점수를 다시 확인해주세요.' }],
    });
  return sheetOf(basis, read);
}

/** Corrects the result of an applicant, or requests its correction by another employee. */
export async function correctOne(input: Input, context: MemberContext): Promise<Outcome> {
  const { db, now } = context;
  const { userExaminationNo: applicationNo, result, reason } = input;
  const application = await lockNotOwn(applicationTarget, { act: CORRECT_RESULT_ACT, no: applicationNo }, context);
  // A group itself has no result: its people have.
  if (application.kind === 'group') throw new BusinessError('OFFICE_STATE_CHANGED');
  const { kind, offeringNo } = await offeringOf(application, db);
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering || !RESULT_STATES.includes(application.status)) throw new BusinessError('OFFICE_STATE_CHANGED');
  const basis = basisOf(offering, now);
  const scores = sheetFor(input, basis);
  const to = STATUS_OF_RESULT[result];
  if (to === 'SAT' && !mayBeOpen(basis))
    throw new HttpError('MALFORMED', { issues: [{ path: 'result', message: NOT_OPEN_AGAIN }] });
  if (to === application.status && isSameSheet(scores, await findScores(db, applicationNo)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  const wanted = { applicationNo, to, scores, basis, reason };
  return correctOrAsk(wanted, { ...context, ...moneyContext(context) });
}
