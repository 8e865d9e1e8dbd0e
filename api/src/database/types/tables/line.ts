import type { Generated } from 'kysely';
import type { LineStatus } from '@portal/shared/contract/manager';

/** Queue of one course or exam. The office reads it; only `enrolment/line` writes it. */
interface LineTable {
  line_no: Generated<number>;
  education_no: number | null;
  examination_no: number | null;
  /** Incremented with each change of a queue entry. */
  version: Generated<number>;
  /** Turn of the last queue entry that has one. */
  last_turn: Generated<number>;
  /** Seed of the lot for entries from before the opening, and when it was drawn; null until then. */
  seed: string | null;
  drawn_at: Date | null;
  /** True while an entry waits or is offered a seat. */
  is_live: Generated<boolean>;
  /** Seats collected for waiting groups, included in the taken seats. */
  collected: Generated<number>;
  /** Waiting groups that are passed over and block nobody; not counted in `waiting` of the course or exam. */
  stood_back: Generated<number>;
}

interface PlaceInLineTable {
  place_no: Generated<number>;
  line_no: number;
  member_no: number;
  status: LineStatus;
  /** Order in the queue; null until the lot is drawn. */
  turn: number | null;
  /** True if it was entered before the opening. */
  by_lot: boolean;
  arrived_at: Date;
  offered_at: Generated<Date | null>;
  offer_due_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  /** Version of the queue at the last change of this entry. */
  version: number;
  /** Application that took over the seat. */
  application_no: Generated<number | null>;
  /** True for a group of an employer. */
  is_group: Generated<boolean>;
  /** Number of seats; 1 unless it is a group. */
  seats: Generated<number>;
  /** Seats collected for a group so far: all of them once offered, 0 once it has ended. */
  collected: Generated<number>;
  /** When the first seat was collected for it, and when collecting ended and it was passed over. */
  collecting_since: Generated<Date | null>;
  stood_back_at: Generated<Date | null>;
}

/** When the member last polled a queue entry. */
interface LinePresenceTable {
  place_no: number;
  asked_at: Date;
}

/** Request of a member for a notice before a course or an exam opens; deleted with the notice. */
interface OpeningAlertTable {
  alert_no: Generated<number>;
  member_no: number;
  education_no: Generated<number | null>;
  examination_no: Generated<number | null>;
  created_at: Date;
}

/** Address at which calendar programs read the member's dates. */
interface CalendarFeedTable {
  member_no: number;
  token_hash: Buffer;
  created_at: Date;
  /** Last reading, by the day. */
  used_at: Date;
}

export interface LineTables {
  line: LineTable;
  place_in_line: PlaceInLineTable;
  line_presence: LinePresenceTable;
  opening_alert: OpeningAlertTable;
  calendar_feed: CalendarFeedTable;
}
