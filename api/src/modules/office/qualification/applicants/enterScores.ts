import type { ApplicationStatus, Calls, CallValue } from '@portal/shared/contract';
import { judgeScores } from '@portal/shared/contract/manager';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { lockNotOwn } from '../../../../internalControls/acts/act.ts';
import { recordActs } from '../../../../internalControls/audit/recordAct.ts';
import { CALLED_OFF_FROM } from '../../../../lifecycles/application.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decide } from '../../../manager/applications/decisions.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { sheetOf, writeScores } from '../../../manager/results/scores.ts';
import { enterResultAct } from '../../parts/objects.ts';
import { applicationTarget } from '../../parts/targets.ts';
import { stepsTo } from '../results/effect.ts';
import { basisOf } from '../results/rule.ts';
import { requireScores } from '../results/typedScores.ts';

/** Enters the scores of an applicant, which also implies `SAT`; the result follows from the exam's rule. */
export async function enterScores(
  { userExaminationNo: applicationNo, scores: typed, reason }: CallValue<Calls['officeEnterScores']>,
  context: MemberContext,
): Promise<ApplicationStatus> {
  const { db, now } = context;
  const application = await lockNotOwn(applicationTarget, { act: 'enter results', no: applicationNo }, context);
  const exam = await findOffering(db, 'exam', application.examination_no ?? 0, now);
  if (!exam || exam.held_at > now) throw new BusinessError('RESULT_TOO_EARLY');
  const basis = basisOf(exam, now);
  const isGone = exam.called_off && CALLED_OFF_FROM.includes(application.status);
  if (isGone || basis.subjects.length === 0) throw new BusinessError('OFFICE_STATE_CHANGED');
  const scores = requireScores(basis, typed);
  const event = judgeScores(basis, scores).isPassed ? 'pass' : 'fail';
  const steps = stepsTo(event, application.status, 'exam');
  if (!steps) throw new BusinessError('OFFICE_STATE_CHANGED');
  let status = application.status;
  for (const step of steps)
    status = (await decide({ applicationNo, decision: step.event }, moneyContext(context))) ?? status;
  await writeScores(db, [{ applicationNo, sheet: sheetOf(basis, scores) }], now);
  const object = { object: 'application' as const, objectNo: applicationNo, reason };
  await recordActs(
    context,
    steps.map((step) => ({ ...object, act: enterResultAct(step.event), detail: { status: step.to } })),
  );
  return status;
}
