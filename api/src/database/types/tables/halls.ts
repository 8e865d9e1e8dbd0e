import type { Generated, Selectable } from 'kysely';
import type { FeeUnit } from '@portal/shared/contract/office';

/** A hall in which courses and exams are held; they have their own copy of its address. */
interface HallTable {
  hall_no: Generated<number>;
  name: string;
  post_code: string;
  address: string;
  /** Floor and room. */
  address2: string;
  seats: number;
  map_url: string;
  phone: string;
  /** Won. */
  day_fee: number;
  directions: string;
  retired_at: Generated<Date | null>;
  version: Generated<number>;
}
export type HallRow = Selectable<HallTable>;

/** A lecturer of courses. */
interface LecturerTable {
  lecturer_no: Generated<number>;
  name: string;
  subjects: string;
  fee_unit: FeeUnit;
  /** Won. */
  fee: number;
  /** First and last day of the contract. */
  contract_from: string;
  contract_until: string;
  /** Contact and account; null once erased. */
  person_sealed: Generated<Buffer | null>;
  version: Generated<number>;
}
export type LecturerRow = Selectable<LecturerTable>;

interface CourseLecturerTable {
  education_no: number;
  lecturer_no: number;
}

export interface HallTables {
  hall: HallTable;
  lecturer: LecturerTable;
  education_lecturer: CourseLecturerTable;
}
