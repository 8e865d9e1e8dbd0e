import { formatDateTime } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';

/** Exams of the notices, by round. */

const columns = [
  'year',
  'rounds',
  'grade',
  'part',
  'examination_name',
  'address',
  'address2',
  'exam_date',
  'time',
  'end_time',
  'price',
  'apply_start_at',
  'apply_end_at',
  'held_at',
  'announced_at',
  'called_off',
] as const;

const readExams = (db: Queries) => db.selectFrom('examination').select(columns).orderBy('held_at').execute();

export type Exam = Awaited<ReturnType<typeof readExams>>[number];

export interface Round {
  year: number;
  number: number;
  /** At least one, in chronological order. */
  exams: readonly Exam[];
}

/** Rounds, the newest first. */
export async function readRounds(db: Queries): Promise<Round[]> {
  const rounds = new Map<string, { year: number; number: number; exams: Exam[] }>();
  for (const exam of await readExams(db)) {
    const key = `${exam.year}-${exam.rounds}`;
    const round = rounds.get(key) ?? { year: exam.year, number: exam.rounds, exams: [] };
    round.exams.push(exam);
    rounds.set(key, round);
  }
  return [...rounds.values()].sort((one, other) => other.year - one.year || other.number - one.number);
}

export const roundName = ({ year, number }: Round) => `${year}년 제${number}회`;
/** `외식경영관리사 2급 필기`. */
export const examName = ({ examination_name, part }: Exam) => `${examination_name} ${part}`;
/** `2026.11.20 (금) 14:00`. */
export const dateTime = (at: Date) => formatDateTime(seoulTimestamp(at));
/** Distinct items in their order. */
export const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
