import type { TableName } from '../../../aggregates/owner.ts';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { openFormer, openWanted } from '../corrections/sealed.ts';
import { readDormantRecord } from '../dormancy/dormantRecord.ts';
import { unsealRow } from '../roster/sealedRow.ts';

type Keys = Configuration['encryptionKeys'];
type OpenedRows = ReadonlyMap<unknown, object>;

/**
 * Unseals the member's personal data, by table and by the first column of its row. Numbers of accounts and of cash
 * receipts, and the CI, stay sealed, because a lost file would do harm.
 */
export async function openSealed(
  memberNo: number,
  { db, keys }: { db: Queries; keys: Keys },
): Promise<Partial<Record<TableName, OpenedRows>>> {
  const [corrections, seats, sent] = [
    await db.selectFrom('correction').selectAll().where('member_no', '=', memberNo).execute(),
    await ownSeats(db, memberNo),
    await sentRows(db, memberNo),
  ];
  return {
    member: new Map([[memberNo, await readDormantRecord(db, keys, memberNo)]]),
    correction: new Map(
      corrections.map((row) => [row.correction_no, { wanted: openWanted(keys, row), former: openFormer(keys, row) }]),
    ),
    group_seat: new Map(seats.map((seat) => [seat.seat_no, { person: readPerson(keys, seat) }])),
    roster_row: new Map(sent.map((row) => [row.batch_no, { sent: unsealRow(keys, row) }])),
  };
}

/** Seats of groups that the member has accepted. Names of other people in the member's own groups remain theirs. */
const ownSeats = (db: Queries, memberNo: number) =>
  db
    .selectFrom('group_seat')
    .innerJoin('application', 'application.application_no', 'group_seat.application_no')
    .select(['group_seat.seat_no', 'group_seat.person_sealed'])
    .where('application.member_no', '=', memberNo)
    .execute();

const sentRows = (db: Queries, memberNo: number) =>
  db
    .selectFrom('roster_row')
    .innerJoin('roster_entry', 'roster_entry.roster_no', 'roster_row.roster_no')
    .select(['roster_row.batch_no', 'roster_row.roster_no', 'roster_row.sealed'])
    .where('roster_entry.member_no', '=', memberNo)
    .execute();
