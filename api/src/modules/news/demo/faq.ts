import { join } from 'node:path';
import * as v from 'valibot';
import { FAQ_SUBJECTS, type FaqSubject } from '@portal/shared/contract/news';
import { paragraphsOf, passagesOf, readProse } from '@portal/shared/prose';

interface FaqDraft {
  subject: FaqSubject;
  question: string;
  answer: string;
}

/** Questions most frequent on the association's phone: a file for each subject, a heading for each question. */
export const readFaq = (): FaqDraft[] =>
  (Object.keys(FAQ_SUBJECTS) as FaqSubject[]).flatMap((subject) => {
    const { blocks } = readProse(join(import.meta.dirname, `faq/${subject}.md`), v.strictObject({}));
    return passagesOf(blocks).passages.map(({ heading, blocks: answer }) => ({
      subject,
      question: heading,
      answer: paragraphsOf(answer).join('\n\n'),
    }));
  });
