import type { Generated } from 'kysely';
import type { LineStatus } from '@portal/shared/contract/manager';

/** The line of one course or exam. The office reads it; nothing but `enrolment/line` writes it. */
interface LineTable {
  line_no: Generated<number>;
  education_no: number | null;
  examination_no: number | null;
  /** One more with each change of a place. */
  version: Generated<number>;
  /** Of the last place that has an order. */
  last_turn: Generated<number>;
  /** By which those who came before the opening were put in order; both null until then. */
  seed: string | null;
  drawn_at: Date | null;
  /** Whether somebody waits in it or is offered a seat. */
  is_live: Generated<boolean>;
  /** Seats that are kept for groups which wait; they are among those taken. */
  collected: Generated<number>;
  /** Groups that wait and keep nobody else waiting; not among those who wait by the row of the course or exam. */
  stood_back: Generated<number>;
}

interface PlaceInLineTable {
  place_no: Generated<number>;
  line_no: number;
  member_no: number;
  status: LineStatus;
  /** The order; null until the lot is drawn. */
  turn: number | null;
  /** Whether it was taken before the opening. */
  by_lot: boolean;
  arrived_at: Date;
  offered_at: Generated<Date | null>;
  offer_due_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  /** Of the line, at the last change of this place. */
  version: number;
  /** That took over the seat. */
  application_no: Generated<number | null>;
  /** Of an employer, for the people of a group. */
  is_group: Generated<boolean>;
  /** How many seats it is for; 1 unless it is a group's. */
  seats: Generated<number>;
  /** Of a group: seats that are kept for it; all of them once it is offered them, 0 once it has ended. */
  collected: Generated<number>;
  /** When it was first kept a seat, and when it was told that no more are kept. */
  collecting_since: Generated<Date | null>;
  stood_back_at: Generated<Date | null>;
}

/** When the member of a place has last asked for it. */
interface LinePresenceTable {
  place_no: number;
  asked_at: Date;
}

export interface LineTables {
  line: LineTable;
  place_in_line: PlaceInLineTable;
  line_presence: LinePresenceTable;
}
