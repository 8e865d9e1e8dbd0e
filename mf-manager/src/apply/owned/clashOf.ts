import { formatLesson } from '@portal/shared/papers';
import { overlapOf } from '@portal/shared/rules';
import type { Application } from '../../parts/kind/application.ts';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Offering } from '../../parts/kind/offering.ts';

const hoursOf = ({ day, time, endTime, furtherLessons }: Offering | Application) => [
  { day, time, endTime },
  ...furtherLessons,
];

/** Sentences that name what a member is already to attend at the same hours; none for an online course. */
export function clashOf(offering: Offering, applications: readonly Application[]): string[] {
  if (offering.format === 'online') return [];
  for (const application of applications) {
    if (!['HELD', 'CONFIRMED'].includes(application.status) || application.format === 'online') continue;
    const hours = overlapOf(hoursOf(offering), hoursOf(application));
    if (!hours) continue;
    const [wanted, attended] = hours.map(formatLesson);
    const { word } = KINDS[application.kind];
    return [
      `신청하시려는 ${offering.title} (${wanted})의 시간에 이미 신청하신 ${word}이 있습니다: ${application.title} (${attended}).`,
    ];
  }
  return [];
}
