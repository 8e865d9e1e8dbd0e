import type { CallEntity } from '@portal/shared/contract';
import type { CalendarEvent, getMapCalendar } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import { formatCount } from '@portal/shared/format';
import type { Tone } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { openingInShort } from '../../parts/offering/opening.ts';
import { examNoticePath, offeredPath, offeringPath } from '../../parts/page/paths.ts';

type Calendar = CallEntity<typeof getMapCalendar>;
type OfferingEvent = Omit<Calendar['courses'][number], 'educationNo'>;
type NoticeEvent = Calendar['notices'][number];

/** An event of a day in the calendar. */
export interface DayEvent {
  key: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Sort order within a day, ascending. */
  rank: number;
  /** 교육, 시험 신청 마감, 공고. */
  label: string;
  tone: Tone;
  /** `2급 · 부산`; empty if it has neither. */
  about: string;
  title: string;
  /** `10:00 · 남은 자리 12명`; empty without details. */
  details: string;
  to: string;
}

/** Offerings held on the day come first: the rest of a full day is folded. */
const RANKS: Record<CalendarEvent, number> = { HELD: 0, RESULTS: 1, APPLY_CLOSES: 2, APPLY_OPENS: 3 };
const LAST_RANK = 4;
const TONES: Record<CalendarEvent, Tone> = {
  HELD: 'success',
  RESULTS: 'neutral',
  APPLY_CLOSES: 'warning',
  APPLY_OPENS: 'neutral',
};

const dotted = (parts: readonly string[]) => parts.filter(Boolean).join(' · ');

function labelOf(kind: Kind, { event, eventName }: OfferingEvent): string {
  const { word } = KINDS[kind];
  if (event === 'HELD') return word;
  return event === 'RESULTS' ? eventName : `${word} ${eventName}`;
}

/** Remaining seats or status in one line; empty for announced results. */
function seatsOf({ event, status, statusName, seatsLeft }: OfferingEvent): string {
  if (event === 'RESULTS') return '';
  return status === 'OPEN' || status === 'CLOSING' ? `남은\u00a0자리\u00a0${formatCount(seatsLeft)}명` : statusName;
}

/** Text about the opening of applications, on the day of the opening. */
const openingOf = ({ event, status, day, time }: OfferingEvent): string =>
  event === 'APPLY_OPENS' && status === 'UPCOMING' ? openingInShort({ applyStartDate: `${day}T${time}:00+09:00` }) : '';

const offeringEvent = (kind: Kind, no: number, event: OfferingEvent, isMember: boolean): DayEvent => ({
  key: `${kind}-${no}-${event.event}`,
  day: event.day,
  rank: inTable(RANKS, event.event, LAST_RANK),
  label: labelOf(kind, event),
  tone: event.event === 'HELD' && kind === 'exam' ? 'info' : inTable(TONES, event.event, 'neutral'),
  about: dotted([`${event.rating}급`, event.regionName]),
  title: event.title,
  details: dotted([event.time, seatsOf(event), openingOf(event)]),
  to: isMember ? offeringPath(kind, no) : offeredPath(kind, no),
});

const noticeEvent = ({ examNoticeNo, day, title }: NoticeEvent): DayEvent => ({
  key: `notice-${examNoticeNo}`,
  day,
  rank: LAST_RANK,
  label: '공고',
  tone: 'neutral',
  about: '',
  title,
  details: '',
  to: examNoticePath(examNoticeNo),
});

/**
 * All events of a month, as the API sends them: each kind in chronological order.
 * @param isMember members get links to the application page, guests to the public one.
 */
export const eventsOf = ({ courses, exams, notices }: Calendar, isMember: boolean): DayEvent[] => [
  ...courses.map((course) => offeringEvent('education', course.educationNo, course, isMember)),
  ...exams.map((exam) => offeringEvent('exam', exam.examinationNo, exam, isMember)),
  ...notices.map(noticeEvent),
];

/** Days with events, in order. */
export type Days = ReadonlyMap<string, readonly DayEvent[]>;

export function byDay(events: readonly DayEvent[]): Days {
  const days = new Map<string, DayEvent[]>();
  // A stable sort: equal ones stay in chronological order.
  const ordered = [...events].sort(
    (one, other) => Number(one.day > other.day) - Number(one.day < other.day) || one.rank - other.rank,
  );
  for (const event of ordered) days.set(event.day, [...(days.get(event.day) ?? []), event]);
  return days;
}
