import { sql } from 'kysely';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';

/** Members per transaction, whose rows stay locked for some tenths of a second. */
const BATCH = 1000;

/** Stores that a branch has changed: the job `branch-moves` looks up the branch of each member again. */
export async function requestMove(db: Queries, branchNo: number): Promise<void> {
  await db
    .insertInto('branch_move')
    .values({ branch_no: branchNo })
    .onConflict((conflict) =>
      conflict.column('branch_no').doUpdateSet({ turn: sql`branch_move.turn + 1`, after_member_no: 0, moved: 0 }),
    )
    .execute();
}

/** Number of members whose branch is still to be looked up after a change of this one. */
export const membersToCheck = sql<number>`(
  select count(*)::int from branch_move join member on member_no > after_member_no
  where branch_move.branch_no = branch.branch_no and not branch_by_hand
)`;

/**
 * Looks up the branch of the next members, for all branches that have changed. Returns false once there are none.
 *
 * The changes are read before the members are locked, so that nothing waits for members with a change locked. A change
 * of the same branch meanwhile has another turn, and begins at the first member.
 */
export const moveNextMembers = (db: Queries): Promise<boolean> =>
  inTransaction(db, async (inside) => {
    const moves = await inside.selectFrom('branch_move').selectAll().execute();
    if (moves.length === 0) return false;
    const after = Math.min(...moves.map(({ after_member_no }) => after_member_no));
    const members = await inside
      .selectFrom('member')
      .select('member_no')
      .where('member_no', '>', after)
      .orderBy('member_no')
      .limit(BATCH)
      .forNoKeyUpdate()
      .execute();
    const last = members.at(-1)?.member_no;
    const moved = last === undefined ? 0 : await moveMembers(inside, { after, last });
    const ofTurns = sql<boolean>`(branch_no, turn) in (
      select * from unnest(${moves.map(({ branch_no }) => branch_no)}::bigint[], ${moves.map(({ turn }) => turn)}::int[])
    )`;
    if (last === undefined) await inside.deleteFrom('branch_move').where(ofTurns).execute();
    else
      await inside
        .updateTable('branch_move')
        .set({ after_member_no: sql`greatest(after_member_no, ${last}::bigint)`, moved: sql`moved + ${moved}::int` })
        .where(ofTurns)
        .execute();
    return true;
  });

/** Moves members, locked, to the branch of their place of business. */
async function moveMembers(db: Queries, { after, last }: { after: number; last: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    with found as materialized (
      select member_no, branch_of(coalesce(nullif(site_addr, ''), user_address)) as branch_no
      from member where member_no > ${after} and member_no <= ${last} and not branch_by_hand
    )
    update member set branch_no = found.branch_no from found
    where found.member_no = member.member_no and member.branch_no is distinct from found.branch_no`.execute(db);
  return Number(numAffectedRows ?? 0);
}
