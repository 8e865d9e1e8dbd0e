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
