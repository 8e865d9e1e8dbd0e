import type { Selectable } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { ScoreSheet } from '@portal/shared/contract/manager';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { applicationLifecycle, type ApplicationGuard } from '../../../lifecycles/application.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { eraseScores, writeScores } from '../results/scores.ts';
import { endCertificatesOfRound } from './certificatesOfRound.ts';
import { notifyCorrected } from './notices.ts';

/** Correction of a result to another one. */
interface Correction {
  correctionNo: number;
  to: ApplicationStatus;
  scores: ScoreSheet | null;
  /** True if the member could already read the result. */
  isAnnounced: boolean;
  reason: string;
}

/** Guard of the `correct` transition to each result. */
const TARGETS: Partial<Record<ApplicationStatus, ApplicationGuard>> = {
  COMPLETED: 'toCompleted',
  NOT_COMPLETED: 'toNotCompleted',
  SAT: 'toSat',
  ABSENT: 'toAbsent',
  PASSED: 'toPassed',
  FAILED: 'toFailed',
};

/**
 * Performs every correction of a result, in the caller's transaction on a row that the caller has locked: moves it by
 * the life cycle, stores its scores, ends the certificates that depend on a withdrawn pass, and notifies the member if
 * the result was announced. Scores alone may be corrected too. Returns false if the life cycle rejects the correction.
 */
export async function correctResult(
  application: Selectable<ApplicationTable>,
  { correctionNo, to, scores, isAnnounced, reason }: Correction,
  context: MoneyContext,
): Promise<boolean> {
  const { db, now, log } = context;
  const { application_no: applicationNo, status: from } = application;
  if (to !== from) {
    const line = await transition(
      applicationLifecycle,
      { from, event: 'correct', by: 'staff' },
      (guard) => guard === TARGETS[to],
      log,
      { applicationNo },
    );
    if (!line) return false;
    await writeTransition(db, 'application', { no: applicationNo, from, to: line.to });
  }
  if (scores) await writeScores(db, [{ applicationNo, sheet: scores }], now);
  else await eraseScores(db, applicationNo);
  if (from === 'PASSED' && to !== 'PASSED') await endCertificatesOfRound(application, reason, context);
  if (isAnnounced) await notifyCorrected(application, { correctionNo, to }, context);
  else await sealAgain(db, applicationNo, to);
  return true;
}

/** Adds or removes the notice at the announcement: only a pass or a fail has one. */
async function sealAgain(db: Queries, applicationNo: number, to: ApplicationStatus): Promise<void> {
  if (to === 'PASSED' || to === 'FAILED')
    await db
      .insertInto('sealed_result')
      .values({ application_no: applicationNo })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('sealed_result').where('application_no', '=', applicationNo).execute();
}
