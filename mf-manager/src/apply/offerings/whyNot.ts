import { formatDateTime } from '@portal/shared/format';
import { formatEnd } from '../../parts/page/formatDeadline.ts';
import { kindWord, type Offering } from '../../parts/kind/offering.ts';

/** Why one cannot apply now, and what one can do, in words. */
export function whyNot(offering: Pick<Offering, 'status' | 'applyType' | 'applyStartDate' | 'applyEndDate'>): string {
  const word = kindWord(offering.applyType);
  switch (offering.status) {
    case 'UPCOMING':
      return `${formatDateTime(offering.applyStartDate)}부터 신청할 수 있습니다.`;
    case 'FULL':
      return '정원이 모두 찼습니다. 취소하는 분이 있으면 신청 기간 안에 다시 신청할 수 있습니다.';
    case 'CLOSED':
      return `${formatEnd(offering.applyEndDate)}에 신청을 마감했습니다.`;
    case 'FINISHED':
      return `이미 끝난 ${word}입니다.`;
    case 'CANCELLED':
      return `협회 사정으로 취소된 ${word}입니다.`;
    default:
      return '지금은 신청할 수 없습니다. 잠시 후 다시 확인해 주세요.';
  }
}
