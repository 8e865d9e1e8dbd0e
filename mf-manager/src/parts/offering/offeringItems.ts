import { formatPrice } from '@portal/shared/format';
import { addressLine, formatSpan } from '@portal/shared/papers';
import { KINDS } from '../kind/kinds.ts';
import type { OfferingSummary } from '../kind/offering.ts';

/** `2급 · 집합교육`. */
export const gradeAndType = ({ grade, typeName }: Pick<OfferingSummary, 'grade' | 'typeName'>) =>
  `${grade}급 · ${typeName}`;

/** `09:00 ~ 18:00 외 2일`: hours of the first lesson, and the number of further ones. */
export const hoursItem = ({ time, endTime, furtherLessons }: OfferingSummary) => ({
  term: '시간',
  description: [
    [time, endTime].filter(Boolean).join('\u00a0~\u00a0'),
    furtherLessons.length > 0 && `외 ${furtherLessons.length}일`,
  ]
    .filter(Boolean)
    .join(' '),
});

/** Items of a course, an exam or an application; each page shows some of them. */
export const offeringItems = (offering: OfferingSummary) => ({
  name: { term: `${KINDS[offering.kind].word}명`, description: offering.title },
  category: { term: '구분', description: gradeAndType(offering) },
  when: { term: '일시', description: formatSpan(offering) },
  where: { term: '장소', description: addressLine(offering) },
  price: {
    term: KINDS[offering.kind].feeLabel,
    description: formatPrice(offering.price),
  },
});
