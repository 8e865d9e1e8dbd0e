import type { Generated, Selectable } from 'kysely';
import type { GroupAnswer, GroupSeatStatus } from '@portal/shared/contract/manager';

/** Seats reserved by an employer at once. Money, terms and status are in its application. */
interface EmployerGroupTable {
  /** Number of its application. */
  group_no: number;
  education_no: number | null;
  examination_no: number | null;
  seats: number;
  /** Won. */
  seat_price: number;
  /** Ten digits; empty if none was given. */
  business_number: Generated<string>;
  business_name: string;
}
export type GroupRow = Selectable<EmployerGroupTable>;

/** A seat of a group, with the person named for it by the employer. */
interface GroupSeatTable {
  seat_no: Generated<number>;
  group_no: number;
  position: number;
  status: GroupSeatStatus;
  /** Name and phone; null once erased. */
  person_sealed: Buffer | null;
  /** True if a link has to be sent. */
  link_due: Generated<boolean>;
  /** Earliest time of sending, by a rate limit on links. */
  link_after: Generated<Date | null>;
  /** SHA-256 of the code in the newest link. */
  code_hash: Generated<Buffer | null>;
  /** Number of links sent. */
  links: Generated<number>;
  invited_at: Generated<Date | null>;
  /** When the person was automatically reminded. */
  reminded_at: Generated<Date | null>;
  answer: Generated<GroupAnswer | null>;
  /** Application of the person, once the seat was accepted. */
  application_no: Generated<number | null>;
  confirmed_at: Generated<Date | null>;
  /** True if the person lets the employer have a copy of the completion certificate. */
  agrees_completion: Generated<boolean>;
  refund_no: Generated<number | null>;
  ended_at: Generated<Date | null>;
}
export type GroupSeatRow = Selectable<GroupSeatTable>;

export interface GroupTables {
  employer_group: EmployerGroupTable;
  group_seat: GroupSeatTable;
}
