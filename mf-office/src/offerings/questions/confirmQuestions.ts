import type { CallEntity } from '@portal/shared/contract';
import { OFFERING_QUESTION_NAMES, type officeCheckCourse, type OfferingQuestion } from '@portal/shared/contract/office';
import { inTable, isKnown } from '@portal/shared/contract/words';
import { openDecision } from '../../parts/decision/openDecision.ts';

/** Facts to be confirmed before an act on a course or exam. */
export type Questions = CallEntity<typeof officeCheckCourse>;

/** Title and button of the dialog, by the act that waits for the answer. */
const ACTS = {
  save: { title: '저장하기 전에 확인해주세요', action: '이대로 저장' },
  publish: { title: '게시하기 전에 확인해주세요', action: '이대로 게시' },
  addSeats: { title: '자리를 늘리기 전에 확인해주세요', action: '이대로 늘리기' },
} as const;

/** Asks the employee about all of them at once. Returns the confirmed ones, for the audit log; null to go back. */
export async function confirmQuestions(
  act: keyof typeof ACTS,
  questions: Questions,
): Promise<OfferingQuestion[] | null> {
  if (questions.length === 0) return [];
  const isConfirmed = await openDecision({
    ...ACTS[act],
    details: questions.map(({ question, message }) => ({
      term: inTable(OFFERING_QUESTION_NAMES, question, '확인할 것'),
      description: message,
    })),
    reasonLabel: null,
    send: async () => undefined,
  });
  if (isConfirmed !== true) return null;
  return [...new Set(questions.map(({ question }) => question))].filter((word) =>
    isKnown(OFFERING_QUESTION_NAMES, word),
  );
}
