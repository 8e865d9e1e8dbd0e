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

/** Something on a day, as the calendar shows it. */
export interface DayEvent {
  key: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Of a day, the lower ones first. */
  rank: number;
  /** 교육, 시험 신청 마감, 공고. */
  label: string;
  tone: Tone;
  /** `2급 · 부산`; empty for what has neither. */
  about: string;
  title: string;
  /** `10:00 · 남은 자리 12`; empty where there is nothing to say. */
  details: string;
  to: string;
}

/** What is held comes first: the rest of a full day is folded. */
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

/** What is left to be had, in one line; nothing where results are announced. */
function seatsOf({ event, status, statusName, seatsLeft }: OfferingEvent): string {
  if (event === 'RESULTS') return '';
  return status === 'OPEN' || status === 'CLOSING' ? `남은\u00a0자리\u00a0${formatCount(seatsLeft)}` : statusName;
}

/** How applying begins, on the day on which it does. */
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
 * Everything of a month, as the API has it: each kind in the order of time.
 * @param isMember members are led to the page where they apply, guests to the one that everybody may read.
 */
export const eventsOf = ({ courses, exams, notices }: Calendar, isMember: boolean): DayEvent[] => [
  ...courses.map((course) => offeringEvent('education', course.educationNo, course, isMember)),
  ...exams.map((exam) => offeringEvent('exam', exam.examinationNo, exam, isMember)),
  ...notices.map(noticeEvent),
];

/** The days that have something, in their order, each with what it has. */
export type Days = ReadonlyMap<string, readonly DayEvent[]>;

export function byDay(events: readonly DayEvent[]): Days {
  const days = new Map<string, DayEvent[]>();
  // Equal ones stay in the order of their time.
  const ordered = [...events].sort(
    (one, other) => Number(one.day > other.day) - Number(one.day < other.day) || one.rank - other.rank,
  );
  for (const event of ordered) days.set(event.day, [...(days.get(event.day) ?? []), event]);
  return days;
}
