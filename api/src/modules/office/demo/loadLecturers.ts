import { addDays, seoulDay } from '@portal/shared/time';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { sealLecturer } from '../qualification/lecturers/person.ts';

const FAMILY_NAMES = ['강', '고', '구', '남', '노', '문', '민', '배', '서', '송', '안', '양'];
const GIVEN_NAMES = ['하준', '서윤', '도연'];
const SUBJECTS = [
  '원가관리, 메뉴 설계',
  '식품위생과 HACCP',
  '노무와 인사',
  '매장 운영과 서비스',
  '마케팅과 배달 플랫폼',
  '세무와 회계',
];

const CONTRACT_DAYS = 365;
/** One in so many has a contract that is over. */
const OVER_EVERY = 9;
const OVER_SINCE_DAYS = 40;

interface Lecturer {
  name: string;
  subjects: string;
  isOver: boolean;
}

const LECTURERS: readonly Lecturer[] = GIVEN_NAMES.flatMap((given, row) =>
  FAMILY_NAMES.map((family, column) => ({
    name: `${family}${given}`,
    subjects: SUBJECTS[(row + column) % SUBJECTS.length] ?? '',
    isOver: (row * FAMILY_NAMES.length + column) % OVER_EVERY === OVER_EVERY - 1,
  })),
);

/** Loads lecturers with a contract of a year, and names one of them for each coming classroom course. */
export async function loadLecturers(db: Queries, now: Date, keys: Configuration['encryptionKeys']): Promise<void> {
  const today = seoulDay(now);
  const teaching: number[] = [];
  for (const [index, { name, subjects, isOver }] of LECTURERS.entries()) {
    const until = addDays(today, isOver ? -OVER_SINCE_DAYS : CONTRACT_DAYS - 7 * index);
    const { lecturer_no } = await db
      .insertInto('lecturer')
      .values({
        name,
        subjects,
        fee_unit: index % 4 === 3 ? 'DAY' : 'HOUR',
        fee: index % 4 === 3 ? 500_000 : 100_000 + (index % 5) * 10_000,
        contract_from: addDays(until, -CONTRACT_DAYS),
        contract_until: until,
      })
      .returning('lecturer_no')
      .executeTakeFirstOrThrow();
    const nth = String(index).padStart(3, '0');
    const person = {
      phone: `01012345${nth}`,
      email: `lecturer${nth}@example.com`,
      bank: '한빛은행',
      account: `110234567${nth}`,
    };
    await db
      .updateTable('lecturer')
      .set({ person_sealed: sealLecturer(keys, lecturer_no, person) })
      .where('lecturer_no', '=', lecturer_no)
      .execute();
    if (!isOver) teaching.push(lecturer_no);
  }
  await nameLecturers(teaching, db, now);
}

async function nameLecturers(teaching: readonly number[], db: Queries, now: Date): Promise<void> {
  const courses = await db
    .selectFrom('education')
    .select('education_no')
    .where('edu_type', '=', 1)
    .where('held_at', '>', now)
    .orderBy('held_at')
    .orderBy('education_no')
    .execute();
  const named = courses.flatMap(({ education_no }, index) => {
    const lecturer_no = teaching[index % teaching.length];
    return lecturer_no === undefined ? [] : [{ education_no, lecturer_no }];
  });
  if (named.length > 0) await db.insertInto('education_lecturer').values(named).execute();
}
