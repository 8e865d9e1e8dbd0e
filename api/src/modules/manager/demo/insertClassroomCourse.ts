import type { Queries } from '../../../database/types/tables.ts';
import { courseDraft } from './draft.ts';
import { VENUES } from './facts/venues.ts';
import { courseContent } from './texts.ts';

type Chosen = Pick<
  Parameters<typeof courseDraft>[0],
  'title' | 'grade' | 'capacity' | 'day' | 'applyStart' | 'applyEnd' | 'taken'
> & { price: number };

/** Inserts a course at the first venue, from ten in the morning, and returns its number. */
export async function insertClassroomCourse(db: Queries, course: Chosen): Promise<number> {
  const { address, address2 } = VENUES[0];
  const content = courseContent(course.grade, 1, course.price);
  const { education_no } = await db
    .insertInto('education')
    .values(courseDraft({ ...course, address, address2, time: '10:00', eduType: 1, content }))
    .returning('education_no')
    .executeTakeFirstOrThrow();
  return education_no;
}
