import { formatCount } from '@portal/shared/format';
import { formatLesson, HALL_NAMES } from '@portal/shared/papers';
import { isSameStreet } from '@portal/shared/rules';
import { TextLink, type Description } from '@portal/shared/ui';
import { useOverview } from '../../parts/overview/useOverview.ts';
import type { OfferingOfKind } from './kinds.ts';

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Lessons, place and lecturers of a course or exam; with links for employees who may open their pages. */
export function useHeldItems({ kind, hall, lecturers = [], course, exam }: OfferingOfKind): Description[] {
  const overview = useOverview().data;
  // Halls and lecturers are pages of the whole association.
  const hasLinks = overview !== undefined && !overview.branch;
  const named = (name: string, to: string) => (hasLinks ? <TextLink to={to}>{name}</TextLink> : name);
  const form = course ?? exam;
  const isElsewhere = form !== null && form.address !== '' && !(hall && isSameStreet(hall.address, form.address));
  const further = course?.furtherLessons ?? [];
  return [
    ...(course && further.length > 0
      ? [{ term: '수업', description: linesOf([{ ...course, day: course.eduDate }, ...further].map(formatLesson)) }]
      : []),
    ...(isElsewhere ? [{ term: '장소', description: joined(form.address, form.address2) }] : []),
    ...(hall
      ? [
          {
            term: HALL_NAMES[kind],
            description: (
              <>
                {named(hall.name, `/office/halls/write?hallNo=${hall.hallNo}`)} ({formatCount(hall.seats)}석)
                <div>{joined(hall.address, hall.address2)}</div>
              </>
            ),
          },
        ]
      : []),
    ...(lecturers.length > 0
      ? [
          {
            term: '강사',
            description: lecturers.map(({ lecturerNo, name, subjects }) => (
              <div key={lecturerNo}>
                {named(name, `/office/lecturers/write?lecturerNo=${lecturerNo}`)} ({subjects})
              </div>
            )),
          },
        ]
      : []),
  ];
}

const linesOf = (lines: readonly string[]) => lines.map((line) => <div key={line}>{line}</div>);
