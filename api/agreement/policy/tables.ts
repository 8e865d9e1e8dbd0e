import { ITEMS, WORDS } from './items.ts';
import { PERIODS } from './periods.ts';

const UNITS: Readonly<Record<string, string>> = { day: '일', week: '주', month: '개월', year: '년' };
/** `behindTaxYear`: a year to its declaration, then five. */
const TAX_PERIOD = '6 years 3 months';

/** Korean words of a period of the rules. */
export function periodWords(period: string): string {
  if (period === TAX_PERIOD) return '세금의 신고 기한부터 5년';
  const [, count, unit = ''] = /^(\d+) (\w+?)s?$/.exec(period) ?? [];
  if (!UNITS[unit]) throw new Error(`${period} has no Korean words`);
  return `${count}${UNITS[unit]}`;
}

/** Rows of the policy's table of periods. */
export const periodRows = (): string[][] =>
  PERIODS.map(({ stored, from, period, until = '', ground }) => [
    stored,
    period ? [from, periodWords(period)].filter(Boolean).join(' ') : until,
    ground,
  ]);

/** Periods that the policy states for each retention rule, sorted. */
export const statedPeriods = (): Map<string, string[]> => {
  const stated = new Map<string, string[]>();
  for (const { period = '', rules = [] } of PERIODS)
    for (const rule of rules) stated.set(rule, [...(stated.get(rule) ?? []), period].sort());
  return stated;
};

/** Tables of which the policy says that they last. */
export const lastingTables = (): string[] => PERIODS.flatMap(({ lasting = [] }) => lasting).sort();

const cell = (words: readonly string[]) => [...new Set(words)].join(', ') || '-';

/** Rows of the policy's table of items. */
export const itemRows = (): string[][] =>
  ITEMS.map(({ work, required, optional = [], also = [] }) => [
    work,
    cell([...required.map((field) => WORDS[field]), ...also]),
    cell(optional.map((field) => WORDS[field])),
  ]);
