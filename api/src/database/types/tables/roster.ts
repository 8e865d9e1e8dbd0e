import type { Generated, Selectable } from 'kysely';
import type { RosterStatus } from '@portal/shared/contract/roster';

/** A member with a business, before and after registration by the food regulator. */
interface RosterEntryTable {
  roster_no: Generated<number>;
  member_no: number;
  /** Number of the licence that is sent. */
  lcns_no: string;
  status: RosterStatus;
  entered_at: Date;
  /** Deadline for sending. */
  due_at: Date;
  /** The batch that last contained it. */
  batch_no: Generated<number | null>;
  sent_at: Generated<Date | null>;
  registered_at: Generated<Date | null>;
  refused_at: Generated<Date | null>;
  /** Reason of the refusal, as shown to the member. */
  reason: Generated<string>;
}
export type RosterRow = Selectable<RosterEntryTable>;

/** A refused registration of an entry by the food regulator. */
interface RosterRefusalTable {
  refusal_no: Generated<number>;
  roster_no: number;
  /** The batch that contained it. */
  batch_no: number;
  reason: string;
  refused_at: Date;
}

/** A member's row in an exported batch, stored for a year. */
interface RosterRowTable {
  batch_no: number;
  roster_no: number;
  sealed: Buffer;
  sent_at: Date;
}

/** A batch that an employee exported for the food regulator. */
interface RosterBatchTable {
  batch_no: Generated<number>;
  taken_at: Date;
  taken_by: number;
  /** Common name of the region; empty: all regions. */
  region_name: string;
  members: number;
}

export interface RosterTables {
  roster_entry: RosterEntryTable;
  roster_row: RosterRowTable;
  roster_refusal: RosterRefusalTable;
  roster_batch: RosterBatchTable;
}
