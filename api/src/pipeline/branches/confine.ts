import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Call, CallName } from '@portal/shared/contract';
import type { Queries } from '../../database/types/tables.ts';
import { HttpError } from '../../errors/errors.ts';
import type { Caller } from '../session.ts';
import { BranchRows } from './BranchRows.ts';
import { OPEN_CALLS, ROW_KEYS, type Confined, type RowTable } from './openCalls.ts';

type Employee = Pick<Caller, 'branchNo'>;

/** The only check of an employee's branch: calls that are not listed are closed to employees of a branch. */
export const admitBranch =
  (callName: CallName, { access }: Call) =>
  async (request: FastifyRequest) => {
    const { session } = request.state;
    if (access === 'employee' && session.state === 'live') requireOpen(callName, session.caller);
  };

function requireOpen(callName: CallName, { branchNo }: Employee): Confined {
  const confined = OPEN_CALLS[callName];
  if (branchNo !== null && confined === undefined) throw new HttpError('FORBIDDEN');
  return confined ?? {};
}

/**
 * The database as the handler of a call may read it.
 * @throws HttpError 404 if the input names a row that does not belong to the branch, as if there were none.
 */
export async function confine(
  db: Queries,
  { callName, input, caller }: { callName: CallName; input: unknown; caller: Employee },
): Promise<Queries> {
  const { branchNo } = caller;
  if (branchNo === null) return db;
  const { rows = {}, reads } = requireOpen(callName, caller);
  const ofBranch = db.withPlugin(new BranchRows(branchNo, 'members'));
  const named = input as Readonly<Record<string, unknown>>;
  for (const [field, row] of Object.entries(rows)) {
    const no = named[field];
    const table = row === 'offering' ? OFFERING_TABLES[String(named['kind'])] : row;
    if (no !== undefined && !(await hasRow(ofBranch, table, no))) throw new HttpError('NOT_FOUND');
  }
  return reads === undefined ? db : db.withPlugin(new BranchRows(branchNo, reads));
}

const OFFERING_TABLES: Readonly<Record<string, RowTable>> = { education: 'education', exam: 'examination' };

async function hasRow(ofBranch: Queries, table: RowTable | undefined, no: unknown): Promise<boolean> {
  if (table === undefined) return false;
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(ROW_KEYS[table])} = ${no}`.execute(ofBranch);
  return rows.length > 0;
}
