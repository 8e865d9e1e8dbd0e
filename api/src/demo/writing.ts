import { addDays, seoulDay } from '@portal/shared/time';
import { MINUTE_MS } from '../clock/durations.ts';

/** Small pieces of HTML for demo texts, whose words contain no markup characters. */
export const paragraph = (...sentences: string[]) => `<p>${sentences.join(' ')}</p>`;
export const heading = (words: string) => `<h2>${words}</h2>`;
export const bullets = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const table = (head: readonly string[], ...rows: readonly (readonly (string | number)[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** Days around the day of loading, as Korean texts write them. */
export interface DemoDays {
  /** `11월 20일(금)`, so many days from today. */
  on(days: number): string;
  /** The same, moved to Monday when it is a weekend. */
  workdayOn(days: number): string;
  /** `2026년 11월`. */
  monthOf(days: number): string;
  /** `2026`. */
  yearOf(days: number): number;
}

const WEEKDAYS = '일월화수목금토';

export function demoDays(now: Date): DemoDays {
  const parts = (days: number) => {
    const day = addDays(seoulDay(now), days);
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return { year, month, date, weekday: WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] };
  };
  const on = (days: number) => {
    const { month, date, weekday } = parts(days);
    return `${month}월 ${date}일(${weekday})`;
  };
  return {
    on,
    workdayOn(days) {
      const { weekday } = parts(days);
      return on(days + (weekday === '토' ? 2 : weekday === '일' ? 1 : 0));
    },
    monthOf(days) {
      const { year, month } = parts(days);
      return `${year}년 ${month}월`;
    },
    yearOf: (days) => parts(days).year,
  };
}

/** A time so many days ago, in working hours; `salt` varies it. */
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

/** A word with the particle that fits its last syllable: `를` or `을`, `와` or `과`, `가` or `이`. */
export const withObject = (word: string) => `${word}${endsInConsonant(word) ? '을' : '를'}`;
export const withAnd = (word: string) => `${word}${endsInConsonant(word) ? '과' : '와'}`;
export const withSubject = (word: string) => `${word}${endsInConsonant(word) ? '이' : '가'}`;
