import type { OfferingFact } from '@portal/shared/facts/facts';
import { formatDate, formatPrice } from '@portal/shared/format';
import { KINDS } from '../kind/kinds.ts';
import type { Offering } from '../kind/offering.ts';

/** Time of a day in Seoul, as ISO 8601. */
const at = (day: string, time: string) => `${day}T${time}:00+09:00`;

/** Structured data of a course or exam for search engines. */
export function offeredFact(offered: Offering): OfferingFact {
  const { kind, title, grade, typeName, format, day, time, endTime, address, address2, price } = offered;
  const last = offered.furtherLessons.at(-1) ?? { day, endTime };
  const { feeLabel } = KINDS[kind];
  const fact = {
    title,
    description: `외식경영관리사 ${grade}급 ${typeName}, ${formatDate(day)}, ${feeLabel} ${formatPrice(price)}`,
    start: at(day, time),
    end: last.endTime && at(last.day, last.endTime),
    price,
    seatsLeft: offered.seatsLeft,
    applyStart: offered.applyStartDate,
    applyEnd: offered.applyEndDate,
  };
  const place = { name: address2 || address, address };
  return kind === 'exam'
    ? { kind: 'exam', ...fact, place }
    : { kind: 'course', ...fact, place: format === 'online' ? null : place };
}
