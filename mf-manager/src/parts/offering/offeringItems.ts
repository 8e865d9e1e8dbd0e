import { formatCount, formatDateTime, formatMoney } from '@portal/shared/format';
import { formatEnd } from '../page/formatDeadline.ts';
import { placeOf } from '../place/place.ts';
import type { Offering } from '../kind/offering.ts';

/** `2급 · 집합교육`. */
export const kindLine = ({ rating, kindName }: Pick<Offering, 'rating' | 'kindName'>) => `${rating}급 · ${kindName}`;

/** `80,000원`, or 무료. */
export const priceText = (price: number) => (price === 0 ? '무료' : formatMoney(price));

/** `12명 (정원 80명)`. */
export const seatsText = ({ seatsLeft, capacity }: Pick<Offering, 'seatsLeft' | 'capacity'>) =>
  `${formatCount(seatsLeft)}명 (정원 ${formatCount(capacity)}명)`;

/** From when to when one can apply. */
export const applyPeriod = ({ applyStartDate, applyEndDate }: Pick<Offering, 'applyStartDate' | 'applyEndDate'>) =>
  `${formatDateTime(applyStartDate)} ~ ${formatEnd(applyEndDate)}`;

/** What a card tells of a course or an exam. */
export const offeringFacts = (offering: Offering) => [
  { term: '일시', description: formatDateTime(offering.day, offering.time) },
  { term: '장소', description: placeOf(offering) },
  { term: '신청 기간', description: applyPeriod(offering) },
  { term: '남은 자리', description: seatsText(offering) },
  { term: offering.applyType === 1 ? '교육비' : '응시료', description: priceText(offering.price) },
];
