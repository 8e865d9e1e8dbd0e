import { sql, type RawBuilder } from 'kysely';
import { examTitle } from '@portal/shared/papers';
import type { CourseTerms, ExamTerms, OfferingKind } from '../../database/types/tables/manager.ts';

/** True for a course's terms; false for an exam's. */
export const isCourseTerms = (terms: CourseTerms | ExamTerms): terms is CourseTerms => 'title' in terms;

/** Title of a course or exam in one line. */
export const offeringTitle = (terms: CourseTerms | ExamTerms): string =>
  isCourseTerms(terms) ? terms.title : examTitle(terms);

type ExamFact = 'year' | 'rounds' | 'examinationName' | 'part';

const examTitleIn = ({ year, rounds, examinationName, part }: Record<ExamFact, RawBuilder<unknown>>) =>
  sql<string>`${year} || '년 제' || ${rounds} || '회 ' || ${examinationName} || ' ' || ${part}`;

/** SQL of the same title over the tables of courses and of exams. */
export const OFFERING_TITLES = {
  education: sql<string>`title`,
  exam: examTitleIn({
    year: sql`year`,
    rounds: sql`rounds`,
    examinationName: sql`examination_name`,
    part: sql`part`,
  }),
} satisfies Record<OfferingKind, unknown>;

const termsFact = (name: ExamFact) => sql`coalesce(application.terms ->> ${sql.lit(name)}, '')`;

/** SQL of the title of an exam by the terms of an application. */
export const EXAM_TITLE_OF_TERMS = examTitleIn({
  year: termsFact('year'),
  rounds: termsFact('rounds'),
  examinationName: termsFact('examinationName'),
  part: termsFact('part'),
});
