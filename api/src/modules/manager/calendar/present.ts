import { OFFERING_STATUS_NAMES } from '@portal/shared/contract';
import { CALENDAR_EVENT_NAMES, REGION_NAMES } from '@portal/shared/contract/manager';
import { seoulDay, seoulTime } from '@portal/shared/time';
import type { NoticeEvent, OfferingEvent } from './store.ts';

/** Time of day as displayed: a period that ends with its day ends at 24:00. */
function timeOf({ event, at }: OfferingEvent): string {
  if (event !== 'APPLY_CLOSES') return seoulTime(at);
  const time = seoulTime(new Date(at.getTime() + 1));
  return time === '00:00' ? '24:00' : time;
}

const presentEvent = (row: OfferingEvent) => ({
  event: row.event,
  eventName: CALENDAR_EVENT_NAMES[row.event],
  day: seoulDay(row.at),
  time: timeOf(row),
  title: row.title,
  rating: row.grade,
  region: row.region,
  regionName: row.region ? REGION_NAMES[row.region] : '',
  seatsLeft: row.seats_left,
  status: row.status,
  statusName: OFFERING_STATUS_NAMES[row.status],
});

export const presentCourseEvent = (row: OfferingEvent) => ({ educationNo: row.no, ...presentEvent(row) });

export const presentExamEvent = (row: OfferingEvent) => ({ examinationNo: row.no, ...presentEvent(row) });

export const presentNoticeEvent = ({ no, at, title }: NoticeEvent) => ({
  examNoticeNo: no,
  day: seoulDay(at),
  title,
});
