import type { Generated, Selectable } from 'kysely';
import type { RosterStatus } from '@portal/shared/contract/roster';

/** A member with a business, until the food regulator has registered it, and afterwards. */
interface RosterEntryTable {
  roster_no: Generated<number>;
  member_no: number;
  /** The number of the licence that is sent. */
  lcns_no: string;
  status: RosterStatus;
  entered_at: Date;
  /** Until when it is to be sent. */
  due_at: Date;
  /** The list that it was last sent with. */
  batch_no: Generated<number | null>;
  sent_at: Generated<Date | null>;
  registered_at: Generated<Date | null>;
  refused_at: Generated<Date | null>;
  /** Why it was refused, as the member reads it. */
  reason: Generated<string>;
}
export type RosterRow = Selectable<RosterEntryTable>;

/** A time at which the food regulator did not register an entry. */
interface RosterRefusalTable {
  refusal_no: Generated<number>;
  roster_no: number;
  /** The list that it was sent with. */
  batch_no: number;
  reason: string;
  refused_at: Date;
}

/** A member in a list as it was taken, for a year. */
interface RosterRowTable {
  batch_no: number;
  roster_no: number;
  sealed: Buffer;
  sent_at: Date;
}

/** A list that an employee took for the food regulator. */
interface RosterBatchTable {
  batch_no: Generated<number>;
  taken_at: Date;
  taken_by: number;
  /** As people call it; empty: of all regions. */
  region_name: string;
  members: number;
}

export interface RosterTables {
  roster_entry: RosterEntryTable;
  roster_row: RosterRowTable;
  roster_refusal: RosterRefusalTable;
  roster_batch: RosterBatchTable;
}
