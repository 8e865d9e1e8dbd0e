import type { CallEntity } from '@portal/shared/contract';
import { OFFERING_QUESTION_NAMES, type officeCheckCourse } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { openDecision } from '../../parts/decision/openDecision.ts';

/** Facts to be confirmed before a course or exam is stored. */
export type Questions = CallEntity<typeof officeCheckCourse>;

/** Asks the employee about all of them at once; false if the form is to stay as it is. */
export const confirmQuestions = async (questions: Questions): Promise<boolean> =>
  questions.length === 0 ||
  (await openDecision({
    title: '저장하기 전에 확인해주세요',
    details: questions.map(({ question, message }) => ({
      term: inTable(OFFERING_QUESTION_NAMES, question, '확인할 것'),
      description: message,
    })),
    action: '이대로 저장',
    reasonLabel: null,
    send: async () => undefined,
  })) === true;
