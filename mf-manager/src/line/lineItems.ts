import { formatCount, formatDateTime, formatDeadline } from '@portal/shared/format';
import type { Offering } from '../parts/kind/offering.ts';
import type { QueuePosition } from '../parts/line/watch/queuePosition.ts';
import { offeringItems } from '../parts/offering/offeringItems.ts';

interface Line {
  offering: Offering;
  standing: QueuePosition;
}

const seatsInWords = ({ standing: { seatsLeft, offered = 0, collected = 0 }, offering: { capacity } }: Line) =>
  [
    `${formatCount(seatsLeft)}명 (정원 ${formatCount(capacity)}명)`,
    ...(offered > 0 ? [`신청서 작성 중 ${formatCount(offered)}명`] : []),
    ...(collected > 0 ? [`단체 몫으로 모으는 중 ${formatCount(collected)}명`] : []),
  ].join(' · ');

/** Application period, and the numbers of seats and people. */
export const lineItems = (line: Line) => {
  const { offering, standing } = line;
  return [
    {
      term: '신청 기간',
      description: `${formatDateTime(standing.opensAt)} ~ ${formatDeadline(standing.closesAt)}`,
    },
    offeringItems(offering).when,
    { term: '남은 자리', description: seatsInWords(line) },
    { term: '대기 인원', description: `${formatCount(standing.waiting)}명` },
  ];
};
