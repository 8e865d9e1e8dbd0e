import type { OfferingKind } from '@portal/shared/contract/office';
import { isSamePlace } from '@portal/shared/rules';
import { previewTexts } from './previewTexts.ts';

type Typed = Readonly<Record<string, unknown>>;

const NOTIFIED_FIELDS = ['eduDate', 'examDate', 'time', 'passDate', 'passTime'];
const NOTIFIED_TERMS = ['교육 일시', '시험 일시', '합격자 발표', '장소'];

/** Lessons without their numbers, which stay the same when a lesson is moved. */
const hoursOf = ({ furtherLessons = [] }: Typed) =>
  (furtherLessons as readonly Typed[])
    .map(({ day, time, endTime }) => `${String(day)} ${String(time)} ${String(endTime)}`)
    .join();

const placeOf = ({ address, address2 }: Typed) => ({ address: String(address), address2: String(address2) });

/**
 * Checks for a change that applicants are notified of: day, hour, place or announcement. Adding a first end time and
 * correcting a spelling are none.
 */
const isMoved = (stored: Typed, typed: Typed) =>
  NOTIFIED_FIELDS.some((name) => stored[name] !== typed[name]) ||
  !isSamePlace(placeOf(stored), placeOf(typed)) ||
  hoursOf(stored) !== hoursOf(typed) ||
  (stored.endTime !== '' && stored.endTime !== typed.endTime);

/** Dates and place, as stored and as typed; null if nothing has changed that applicants are notified of. */
export function movedTexts(kind: OfferingKind, stored: Typed, typed: Typed) {
  if (!isMoved(stored, typed)) return null;
  const [before, after] = [previewTexts(kind, { ...stored }).details, previewTexts(kind, { ...typed }).details];
  return after
    .filter(({ term }) => NOTIFIED_TERMS.includes(term))
    .map(({ term, text }) => ({
      term,
      before: before.find((detail) => detail.term === term)?.text ?? '',
      after: text,
    }));
}

/** One term with its old and new text. */
export type MovedText = NonNullable<ReturnType<typeof movedTexts>>[number];
