import type { Generated, Selectable } from 'kysely';
import type { GroupAnswer, GroupSeatStatus } from '@portal/shared/contract/manager';

/** Seats that an employer has reserved at once. Money, terms and whether it lives are those of its application. */
interface EmployerGroupTable {
  /** Of its application. */
  group_no: number;
  education_no: number | null;
  examination_no: number | null;
  seats: number;
  /** Won. */
  seat_price: number;
  /** Ten digits; empty where none was given. */
  business_number: Generated<string>;
  business_name: string;
}
export type GroupRow = Selectable<EmployerGroupTable>;

/** A seat of a group, with the person whom the employer has named for it. */
interface GroupSeatTable {
  seat_no: Generated<number>;
  group_no: number;
  position: number;
  status: GroupSeatStatus;
  /** Name and phone; null once they were erased. */
  person_sealed: Buffer | null;
  /** Whether a link is to be sent. */
  link_due: Generated<boolean>;
  /** Before then a limit of links does not let it be sent. */
  link_after: Generated<Date | null>;
  /** SHA-256 of the code of the newest link. */
  code_hash: Generated<Buffer | null>;
  /** How many were sent. */
  links: Generated<number>;
  invited_at: Generated<Date | null>;
  /** When the person was reminded by itself. */
  reminded_at: Generated<Date | null>;
  answer: Generated<GroupAnswer | null>;
  /** Of the person, once the seat was accepted. */
  application_no: Generated<number | null>;
  confirmed_at: Generated<Date | null>;
  /** Whether the employer may have the completion for its file. */
  agrees_completion: Generated<boolean>;
  refund_no: Generated<number | null>;
  ended_at: Generated<Date | null>;
}
export type GroupSeatRow = Selectable<GroupSeatTable>;

export interface GroupTables {
  employer_group: EmployerGroupTable;
  group_seat: GroupSeatTable;
}
