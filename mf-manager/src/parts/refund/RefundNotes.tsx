import type { RefundTerms } from '@portal/shared/contract/manager';
import { refundBreaches } from '@portal/shared/papers';
import type { OfferingSummary } from '../kind/offering.ts';
import { Notes } from '../page/Notes.tsx';
import { percentOn } from './refundAmount.ts';

const COMMON = [
  '각 기간은 시작일 0시부터 종료일 24시까지이며, 취소를 신청한 시각을 기준으로 비율을 정합니다.',
  '환불은 접수 후 약 2일에서 7일이 걸립니다.',
];
const USUAL = '교육 시작 전에는 전액, 교육 당일에는 80%를 환불합니다.';
const OTHER = '이 교육의 환불 기간과 비율은 이용약관의 일반 기준과 다릅니다. 환불 표를 확인해주세요.';
const NO_SHOW = '연락 없이 참석하지 않으면 환불하지 않습니다.';
const ONLINE =
  '온라인 교육은 수강을 시작한 날부터 1개월이 지나거나 해당 연도가 끝나면, 마치지 않았더라도 환불하지 않습니다.';

/** True for a course with the association's usual periods; others must not be described by them. */
function isUsual(terms: RefundTerms, day: string): boolean {
  const applyStartDay = terms.reStartDate < terms.reStartDate2 ? terms.reStartDate : terms.reStartDate2;
  const breaches = refundBreaches({ ...terms, eduType: 1, price: 1, eduDate: day, applyStartDay });
  return breaches.length === 0 && percentOn(terms, day) === 80;
}

interface RefundNotesProps {
  offering: Pick<OfferingSummary, 'format' | 'day' | 'price'> & { terms: RefundTerms };
}

/** Refund rules in words, next to the list of dates. */
export function RefundNotes({ offering: { format, day, price, terms } }: RefundNotesProps) {
  const own = {
    classroom: isUsual(terms, day) ? [`${USUAL} ${NO_SHOW}`] : [...(price > 0 ? [OTHER] : []), NO_SHOW],
    online: [ONLINE],
    exam: [],
  };
  return <Notes items={[...COMMON, ...own[format]]} />;
}
