import { send } from '@portal/shared/client';
import { MAX_ENTRIES, officeTakeAttendance, type EntryOutcome } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { forgetSent, readUnsent, type UnsentEntry } from './unsent.ts';

/** An entry with its outcome from the API. */
export interface AnsweredEntry {
  entry: UnsentEntry;
  name: string;
  outcome: EntryOutcome;
  message: string;
}

const OUTCOMES: Record<EntryOutcome, true> = { taken: true, already: true, refused: true };

/** Next entries to send: of one lesson, at most as many as one call takes. */
function nextBatch(takenBy: string): UnsentEntry[] {
  const own = readUnsent().filter((entry) => entry.takenBy === takenBy);
  const [first] = own;
  return own
    .filter(
      ({ kind, offeringNo, lessonNo }) =>
        kind === first?.kind && offeringNo === first.offeringNo && lessonNo === first.lessonNo,
    )
    .slice(0, MAX_ENTRIES);
}

/** Sends everything that an employee has taken on this device, and removes acknowledged entries. @throws CallError */
export async function sendUnsent(takenBy: string): Promise<AnsweredEntry[]> {
  const answered: AnsweredEntry[] = [];
  for (let batch = nextBatch(takenBy); batch.length > 0; batch = nextBatch(takenBy)) {
    const [{ kind, offeringNo, lessonNo }] = batch as [UnsentEntry];
    const entries = batch.map(({ code, userExaminationNo, takenAt }) => ({ code, userExaminationNo, takenAt }));
    const { entity } = await send(
      officeTakeAttendance,
      { kind, offeringNo, lessonNo, entries },
      { background: true, quiet: true },
    );
    forgetSent(batch);
    for (const [index, entry] of batch.entries()) {
      const answer = entity[index];
      if (answer)
        answered.push({ ...answer, entry, outcome: isKnown(OUTCOMES, answer.outcome) ? answer.outcome : 'refused' });
    }
  }
  return answered;
}
