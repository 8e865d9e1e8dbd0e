import { formatDateTime, formatDeadline, formatPrice } from '@portal/shared/format';
import type { OfferingDetail } from '../kind/kinds.ts';

type Published = Pick<OfferingDetail, 'title' | 'price' | 'applyStartDate' | 'applyEndDate'>;

/** Sentence on when people can apply, if it is published at `now`. */
function applyingWords({ applyStartDate, applyEndDate }: Published, now: Date): string {
  if (new Date(applyEndDate) <= now) return '지금 게시되지만, 접수 기간이 이미 지나 아무도 신청할 수 없습니다.';
  if (new Date(applyStartDate) > now) return `지금 게시되고, 접수는 ${formatDateTime(applyStartDate)}부터입니다.`;
  return `지금 게시되고, 접수도 바로 시작되어 ${formatDeadline(applyEndDate)}까지입니다.`;
}

/** Text of the publish question: the title, the application period and what becomes public. */
export const publishingWords = (offering: Published, now: Date): string =>
  [
    `‘${offering.title}’을(를) 게시하시겠습니까?`,
    applyingWords(offering, now),
    `누구나 목록과 검색에서 찾아 안내와 첨부파일을 볼 수 있습니다. 금액은 ${formatPrice(offering.price)}입니다.`,
  ].join('\n');
