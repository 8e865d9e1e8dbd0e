import { addDays, seoulDay } from '@portal/shared/time';
import { MINUTE_MS } from '../clock/durations.ts';

/** Days around the day of loading in Korean format, replacing `{{day+14}}` and the like in texts. */
export interface DemoDays {
  /** `11월 20일(금)`, some days from today. */
  day(days: number): string;
  /** The same, moved to Monday from a weekend. */
  workday(days: number): string;
  /** `2026년 11월`. */
  month(days: number): string;
  /** `2026`. */
  year(days: number): number;
}

const WEEKDAYS = '일월화수목금토';

export function demoDays(now: Date): DemoDays {
  const parts = (days: number) => {
    const isoDay = addDays(seoulDay(now), days);
    const [year = 0, month = 0, date = 0] = isoDay.split('-').map(Number);
    return { year, month, date, weekday: WEEKDAYS[new Date(`${isoDay}T00:00:00Z`).getUTCDay()] };
  };
  const day = (days: number) => {
    const { month, date, weekday } = parts(days);
    return `${month}월 ${date}일(${weekday})`;
  };
  return {
    day,
    workday(days) {
      const { weekday } = parts(days);
      return day(days + (weekday === '토' ? 2 : weekday === '일' ? 1 : 0));
    },
    month(days) {
      const { year, month } = parts(days);
      return `${year}년 ${month}월`;
    },
    year: (days) => parts(days).year,
  };
}

/** A time in working hours some days ago; `salt` varies it. */
export function demoTime(now: Date, daysAgo: number, salt = 0): Date {
  const minutes = 9 * 60 + ((daysAgo * 47 + salt * 31) % 480);
  const at = new Date(`${addDays(seoulDay(now), -daysAgo)}T00:00:00+09:00`).getTime() + minutes * MINUTE_MS;
  return new Date(Math.min(at, now.getTime() - MINUTE_MS));
}

const endsInConsonant = (word: string) => {
  const code =
    word
      .replace(/[^가-힣]+$/, '')
      .at(-1)
      ?.charCodeAt(0) ?? 0xac00;
  return (code - 0xac00) % 28 !== 0;
};

/** A word with the particle that fits its last syllable: `를` or `을`. */
export const withObject = (word: string) => `${word}${endsInConsonant(word) ? '을' : '를'}`;
