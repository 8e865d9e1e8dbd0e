import type { OfferingKind } from '@portal/shared/contract/office';
import { moveByResult } from '../../../../enrolment/application/moveByResult.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordActs, type Act, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { refusalOf } from '../../../../internalControls/audit/refuseAct.ts';
import { findSamePerson } from '../../../../internalControls/persons/samePerson.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { writeScores } from '../../../manager/results/scores.ts';
import { enterResultAct } from '../../parts/objects.ts';
import { listApplicantsOf } from './applicants.ts';
import type { ResultStep } from './effect.ts';
import { fingerprintOf, planResults, type PlannedRow } from './plan.ts';
import { readResults } from './readResults.ts';
import { basisOf, type ResultBasis, type WantedCorrection } from './rule.ts';

/** A table of results for a course or exam. */
export interface ResultFile {
  kind: OfferingKind;
  offeringNo: number;
  /** The bytes of a CSV file. */
  file: Uint8Array;
}

/** The effects of a table, row by row, with their fingerprint. */
export interface CheckedResults {
  fingerprint: string;
  rows: readonly PlannedRow[];
  basis: ResultBasis;
}

type CheckContext = Pick<ActContext, 'db' | 'now' | 'caller'>;

/**
 * Computes the effects of a table without changing anything.
 * @throws UnreadableCsv; BusinessError before the course or exam has begun; HttpError if it does not exist
 */
export async function checkResults(
  { kind, offeringNo, file }: ResultFile,
  { db, now, caller }: CheckContext,
  { lock }: { lock: boolean } = { lock: false },
): Promise<CheckedResults> {
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering) throw new HttpError('NOT_FOUND');
  if (offering.held_at > now) throw new BusinessError('RESULT_TOO_EARLY');
  const basis = basisOf(offering, now, { mayCorrect: caller !== null });
  const table = await readResults(file, basis);
  const applicants = await listApplicantsOf(db, { kind, offeringNo }, { lock });
  const members = applicants.map(({ memberNo }) => memberNo);
  // A command on the server has no accounts of its own.
  const own = caller ? await findSamePerson(db, caller.memberNo, members) : new Set<number>();
  const rows = await planResults(table, { applicants, own, basis });
  return { fingerprint: fingerprintOf(file, rows), rows, basis };
}

/**
 * Enters a table of results in the caller's transaction: exactly the previewed effects, or nothing if the file or an
 * applicant has changed since. Differences from an announced result become correction requests. Each row gets its audit
 * entries.
 * @param correct makes or requests a correction; a command on the server has none, and rejects rows that need it.
 * @returns the number of applicants with a new result or a correction.
 */
export async function enterResults(
  { fingerprint, reason, ...table }: ResultFile & { fingerprint: string; reason: string },
  context: ActContext,
  correct?: (correction: WantedCorrection) => Promise<unknown>,
): Promise<number> {
  const { db, now } = context;
  const checked = await checkResults(table, context, { lock: true });
  if (checked.fingerprint !== fingerprint) throw new BusinessError('RESULTS_CHANGED');
  const entered = checked.rows.filter(({ steps }) => steps.length > 0);
  for (const [{ event, from }, applicationNos] of stepsByLine(entered))
    await moveByResult({ kind: table.kind, from, event, applicationNos }, db);
  const scored = entered.flatMap(({ applicationNo, sheet }) =>
    applicationNo !== null && sheet ? [{ applicationNo, sheet }] : [],
  );
  await writeScores(db, scored, now);
  const corrected = checked.rows.filter(({ correctedTo }) => correctedTo !== null);
  for (const { applicationNo, correctedTo, sheet } of corrected)
    if (applicationNo !== null && correctedTo !== null)
      await correct?.({ applicationNo, to: correctedTo, scores: sheet, basis: checked.basis, reason });
  const acts = entered.flatMap(({ applicationNo, steps, line }) =>
    steps.map(({ event, to }): Act => ({
      act: enterResultAct(event),
      object: 'application',
      objectNo: applicationNo,
      reason,
      detail: { status: to, line, table: fingerprint },
    })),
  );
  const refused = checked.rows
    .filter(({ isOwn }) => isOwn)
    .map(({ applicationNo }) =>
      refusalOf('OWN_MATTER', { act: 'enter results', object: 'application', objectNo: applicationNo }),
    );
  if (acts.length + refused.length > 0) await recordActs(context, [...acts, ...refused]);
  return entered.length + corrected.length;
}

/** Groups applications by transition, first steps before second ones. */
function stepsByLine(rows: readonly PlannedRow[]): [ResultStep, number[]][] {
  const lines = new Map<string, [ResultStep, number[]]>();
  for (const turn of [0, 1])
    for (const { applicationNo, steps } of rows) {
      const step = steps[turn];
      if (!step || applicationNo === null) continue;
      const key = `${turn} ${step.from} ${step.event}`;
      const line = lines.get(key) ?? [step, []];
      line[1].push(applicationNo);
      lines.set(key, line);
    }
  return [...lines.values()];
}
