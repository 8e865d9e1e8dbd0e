import type { Insertable } from 'kysely';
import { association } from '@portal/shared/association';
import { addDays, seoulDay } from '@portal/shared/time';
import type { CourseTable, ExamTable } from '../../../database/types/tables/manager.ts';
import { courseDraft, examDraft } from './draft.ts';
import { feeOf } from './facts/examRules.ts';
import { VENUES } from './facts/venues.ts';
import { heldDay } from './heldDay.ts';
import { courseContent, examContent } from './texts.ts';

/** Courses and exams around the day of loading; `fillSeats` gives the taken seats their applicants. */
type Situation = 'OPEN' | 'CLOSING' | 'FULL' | 'UPCOMING' | 'CLOSED' | 'FINISHED' | 'CANCELLED';

/** Days from loading to the day of the offering and to both ends of the apply period, and the seats taken. */
const SITUATIONS: Record<Situation, { held: number; from: number; to: number; taken: number }> = {
  OPEN: { held: 28, from: -10, to: 20, taken: 5 },
  CLOSING: { held: 9, from: -30, to: 2, taken: 9 },
  FULL: { held: 18, from: -20, to: 10, taken: 16 },
  UPCOMING: { held: 62, from: 9, to: 50, taken: 0 },
  CLOSED: { held: 3, from: -40, to: -2, taken: 12 },
  FINISHED: { held: -25, from: -70, to: -32, taken: 9 },
  CANCELLED: { held: 24, from: -15, to: 14, taken: 0 },
};

/** Frequency of each situation; kinds and grades alternate. */
const ROUND: readonly Situation[] = [
  'OPEN',
  'OPEN',
  'OPEN',
  'OPEN',
  'OPEN',
  'OPEN',
  'OPEN',
  'OPEN',
  'CLOSING',
  'CLOSING',
  'CLOSING',
  'CLOSING',
  'FULL',
  'FULL',
  'FULL',
  'FULL',
  'UPCOMING',
  'UPCOMING',
  'UPCOMING',
  'UPCOMING',
  'UPCOMING',
  'UPCOMING',
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'FINISHED',
  'FINISHED',
  'FINISHED',
  'FINISHED',
  'FINISHED',
  'FINISHED',
  'FINISHED',
  'FINISHED',
  'CANCELLED',
  'CANCELLED',
];

const venueAt = (index: number) => VENUES[index % VENUES.length] ?? VENUES[0];
const START_TIMES = ['09:30', '10:00', '13:00', '14:00'] as const;

function scheduleOf(situation: Situation, index: number, today: string, on: 'workday' | 'saturday') {
  const { held, from, to } = SITUATIONS[situation];
  // Spread by their index in the round; finished ones are further in the past.
  const spread =
    situation === 'FINISHED'
      ? -(index % 8) * 9
      : situation === 'CLOSED' || situation === 'CLOSING'
        ? index % 4
        : (index % 9) * 3;
  return {
    day: heldDay(addDays(today, held + spread), today, on),
    applyStart: addDays(today, from + Math.min(spread, 0)),
    applyEnd: addDays(today, situation === 'OPEN' || situation === 'UPCOMING' ? to + spread : to + Math.min(spread, 0)),
    time: START_TIMES[index % START_TIMES.length] ?? '10:00',
  };
}

export function courseCatalogue(now: Date): Insertable<CourseTable>[] {
  const today = seoulDay(now);
  const offered = ROUND.map((situation, index) => {
    const eduType = index % 3 === 2 ? 2 : 1;
    const grade = index % 2 === 0 ? 2 : 1;
    const venue = venueAt(index);
    const price = index % 7 === 4 ? 0 : eduType === 2 ? 35_000 : grade === 1 ? 120_000 : 80_000;
    const { taken } = SITUATIONS[situation];
    const capacity = situation === 'FULL' ? taken : eduType === 2 ? 300 : 40 + (index % 4) * 20;
    const schedule = scheduleOf(situation, index, today, 'workday');
    const month = Number(schedule.day.slice(5, 7));
    return {
      ...courseDraft({
        ...schedule,
        title:
          eduType === 2
            ? `외식경영관리사 ${grade}급 온라인 과정 (${month}월 ${index + 1}기)`
            : `외식경영관리사 ${grade}급 ${venue.city} 집합교육 (${month}월)`,
        eduType,
        grade,
        price,
        capacity,
        taken,
        address: eduType === 2 ? association.classRoom.name : venue.address,
        address2: eduType === 2 ? '' : venue.address2,
        content: courseContent(grade, eduType, price),
      }),
      called_off: situation === 'CANCELLED',
    };
  });
  return [...openSecondGradeCourses(today), ...offered];
}

/** Open grade-2 classroom courses of every sort: paid, free, with few and with many seats left. */
function openSecondGradeCourses(today: string): Insertable<CourseTable>[] {
  const sorts = [
    { city: 0, held: 21, price: 80_000, capacity: 120, taken: 14, name: '정규과정' },
    { city: 8, held: 23, price: 0, capacity: 100, taken: 12, name: '신규 영업자 무료과정' },
    { city: 1, held: 25, price: 80_000, capacity: 40, taken: 18, name: '주말과정' },
    { city: 5, held: 27, price: 0, capacity: 60, taken: 11, name: '소상공인 지원과정' },
  ];
  return sorts.map(({ city, held, price, capacity, taken, name }) => {
    const venue = venueAt(city);
    return courseDraft({
      day: heldDay(addDays(today, held), today, name === '주말과정' ? 'saturday' : 'workday'),
      applyStart: addDays(today, -14),
      applyEnd: addDays(today, held - 6),
      time: '10:00',
      title: `외식경영관리사 2급 ${venue.city} ${name}`,
      eduType: 1,
      grade: 2,
      price,
      capacity,
      taken,
      address: venue.address,
      address2: venue.address2,
      content: courseContent(2, 1, price),
    });
  });
}

export function examCatalogue(now: Date): Insertable<ExamTable>[] {
  const today = seoulDay(now);
  return ROUND.map((situation, index) => {
    const grade = index % 2 === 0 ? 2 : 1;
    const part = index % 3 === 2 ? '실기' : '필기';
    const venue = venueAt(index + 7);
    const price = feeOf(grade, part);
    const { taken } = SITUATIONS[situation];
    const capacity = situation === 'FULL' ? taken : 60 + (index % 5) * 20;
    const schedule = scheduleOf(situation, index, today, 'saturday');
    return {
      ...examDraft({
        ...schedule,
        rounds: Math.ceil(Number(schedule.day.slice(5, 7)) / 2),
        examinationName: `외식경영관리사 ${grade}급`,
        part,
        grade,
        price,
        capacity,
        taken,
        address: venue.address,
        address2: venue.address2,
        content: examContent(grade, part, price),
      }),
      called_off: situation === 'CANCELLED',
    };
  });
}
