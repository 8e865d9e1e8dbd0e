import type { ScoreSheet } from '@portal/shared/contract/manager';
import type { Outcome } from '@portal/shared/contract/office';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { scoreSheetOf } from '../../../../enrolment/application/resultFacts.ts';
import { lockApplication } from '../../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { correctResult } from '../../../manager/corrections/correct.ts';
import { CORRECT_RESULT_ACT } from '../../parts/objects.ts';
import type { WantedCorrection } from '../results/rule.ts';

/** Context of an employee's call. */
type CorrectionContext = ActContext & MoneyContext & { caller: { memberNo: number } };

/**
 * Corrects an unannounced result, or stores a request to correct an announced one for another employee to decide. The
 * caller has locked the application and rejected a conflict of interest.
 */
export async function correctOrAsk(
  { applicationNo, to, scores, basis: { isAnnounced }, reason }: WantedCorrection,
  context: CorrectionContext,
): Promise<Outcome> {
  const { db, now, caller } = context;
  const application = await lockApplication(db, applicationNo);
  if (!application) throw new Error(`application ${applicationNo} is gone`);
  const former = await findScores(db, applicationNo);
  const { correction_no: correctionNo } = await refuseSecond(() =>
    db
      .insertInto('result_correction')
      .values({
        application_no: applicationNo,
        status: isAnnounced ? 'WAITING' : 'DONE',
        from_status: application.status,
        to_status: to,
        from_scores: former && JSON.stringify(former),
        to_scores: scores && JSON.stringify(scores),
        is_announced: isAnnounced,
        reason,
        asked_by: caller.memberNo,
        asked_at: now,
        decided_by: isAnnounced ? null : caller.memberNo,
        decided_at: isAnnounced ? null : now,
      })
      .returning('correction_no')
      .executeTakeFirstOrThrow(),
  );
  const act = { object: 'application' as const, objectNo: applicationNo, reason };
  const detail = { former: application.status, status: to };
  if (isAnnounced) {
    await recordAct(context, { ...act, act: `ask: ${CORRECT_RESULT_ACT}`, detail });
    return 'asked';
  }
  const wanted = { correctionNo, to, scores, isAnnounced, reason };
  if (!(await correctResult(application, wanted, context))) throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, { ...act, act: CORRECT_RESULT_ACT, detail });
  return 'done';
}

/** Current scores of an application. */
export async function findScores(db: Queries, applicationNo: number): Promise<ScoreSheet | null> {
  const row = await db
    .selectFrom('application')
    .select(scoreSheetOf('application').as('sheet'))
    .where('application_no', '=', applicationNo)
    .executeTakeFirst();
  return row?.sheet ?? null;
}

/** Maps the unique violation of a second pending correction to a BusinessError. */
async function refuseSecond<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('CORRECTION_WAITS');
    throw error;
  }
}
