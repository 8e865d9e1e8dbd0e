import { formatDate } from '@portal/shared/format';
import type { Application } from '../../parts/kind/application.ts';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Offering } from '../../parts/kind/offering.ts';

/** End of a day whose end time is unknown. */
const DAY_END = '24:00';

const hoursOf = ({ day, time, endTime, furtherLessons }: Offering | Application) =>
  [{ day, time, endTime }, ...furtherLessons].map((lesson) => ({ ...lesson, endTime: lesson.endTime || DAY_END }));

const isAtOnce = (one: Offering | Application, other: Offering | Application) =>
  hoursOf(one).some((first) =>
    hoursOf(other).some(
      (second) => first.day === second.day && first.time < second.endTime && second.time < first.endTime,
    ),
  );

/** Sentences that name what a member is already to attend at the same hours; none for an online course. */
export function clashOf(offering: Offering, applications: readonly Application[]): string[] {
  if (offering.format === 'online') return [];
  const clash = applications.find(
    (application) =>
      ['HELD', 'CONFIRMED'].includes(application.status) &&
      application.format !== 'online' &&
      isAtOnce(application, offering),
  );
  if (!clash) return [];
  const { kind, title, day, time } = clash;
  return [`같은 시간에 이미 신청하신 ${KINDS[kind].word}이 있습니다: ${title} (${formatDate(day)} ${time}).`];
}
