import type { CalendarFileEvent } from '@portal/shared/calendarFile';
import { formatDateTime, formatTime } from '@portal/shared/format';
import type { Offering } from '../kind/offering.ts';
import { placesFrom } from '../line/watch/pauses.ts';
import { offeredPath } from '../page/paths.ts';

/** Next steps before the opening of a course or exam: its queue, the lot, applications. */

const placesAt = ({ applyStartDate }: Pick<Offering, 'applyStartDate'>) => new Date(placesFrom(applyStartDate));

/** `09:50부터 대기, 10:00에 추첨으로 순서 결정` */
export const openingInShort = (offering: Pick<Offering, 'applyStartDate'>): string =>
  `${formatTime(placesAt(offering).toISOString())}부터 대기, ${formatTime(offering.applyStartDate)}에 추첨으로 순서 결정`;

/** Title and text about the opening: when and where the queue opens, and that arriving first is no advantage. */
export function openingInWords(offering: Pick<Offering, 'applyStartDate'>): { title: string; text: string } {
  const { applyStartDate } = offering;
  return {
    title: `${formatDateTime(applyStartDate)}에 신청을 받습니다.`,
    text: `${formatTime(placesAt(offering).toISOString())}부터 이 화면에서 대기하실 수 있고, ${formatTime(applyStartDate)}에 추첨으로 순서를 정합니다. 그때까지는 먼저 오셔도 순서가 앞서지 않으며, 그보다 늦게 오시면 뒤 순서가 됩니다.`,
  };
}

/** Calendar event of the opening: from the start of the queue to the lot, with a reminder half an hour before. */
export const openingEvent = ({ kind, offeringNo, title, applyStartDate }: Offering): CalendarFileEvent => ({
  id: `opening-${kind}-${offeringNo}`,
  start: placesAt({ applyStartDate }),
  end: new Date(applyStartDate),
  title: `신청 시작: ${title}`,
  place: '',
  notes: [openingInWords({ applyStartDate }).text, new URL(offeredPath(kind, offeringNo), window.location.origin).href],
  remindBefore: 'PT30M',
});
