import { sql } from 'kysely';
import type { CallName } from '@portal/shared/contract';
import type { Queries } from '../../database/types/tables.ts';
import { HttpError } from '../../errors/errors.ts';
import { requireOpen } from '../../pipeline/admitBranch.ts';
import type { HandlerTable, MemberContext } from '../../pipeline/handler.ts';
import { ROW_KEYS, type RowTable } from '../../pipeline/openCalls.ts';
import { BranchRows } from './BranchRows.ts';
import { unlinkStrangers } from './unlinkStrangers.ts';

type AnyHandler = (input: never, context: MemberContext) => Promise<unknown>;

/** Handlers of which each is confined to the branch of the employee who makes the call. */
export function confinedToBranch<Handlers extends Partial<HandlerTable>>(handlers: Handlers): Handlers {
  const confining = Object.entries(handlers).map(([name, handler]) => {
    const inner = handler as AnyHandler;
    const outer: AnyHandler = async (input, context) => {
      const { db, ofBranch } = await confine(name as CallName, input, context);
      const answer = await inner(input, { ...context, db });
      return ofBranch ? unlinkStrangers(answer, ofBranch) : answer;
    };
    // The options of the handler go along.
    return [name, Object.assign(outer, handler)];
  });
  return Object.fromEntries(confining) as Handlers;
}

interface Confinement {
  /** The database as the handler may read it. */
  db: Queries;
  /** The same with the branch's members alone, where the handler reads applicants of other branches too. */
  ofBranch: Queries | null;
}

/** @throws HttpError 404 if the input names a row that does not belong to the branch, as if there were none. */
async function confine(callName: CallName, input: unknown, { db, caller }: MemberContext): Promise<Confinement> {
  const { branchNo } = caller;
  if (branchNo === null) return { db, ofBranch: null };
  const { rows = {}, reads } = requireOpen(callName, caller);
  const ofBranch = db.withPlugin(new BranchRows(branchNo, 'members'));
  const named = input as Readonly<Record<string, unknown>>;
  for (const [field, row] of Object.entries(rows)) {
    const no = named[field];
    const table = row === 'offering' ? OFFERING_TABLES[String(named['kind'])] : row;
    if (no !== undefined && no !== null && !(await hasRow(ofBranch, table, no))) throw new HttpError('NOT_FOUND');
  }
  if (reads === undefined) return { db, ofBranch: null };
  return { db: db.withPlugin(new BranchRows(branchNo, reads)), ofBranch: reads === 'applicants' ? ofBranch : null };
}

const OFFERING_TABLES: Readonly<Record<string, RowTable>> = { education: 'education', exam: 'examination' };

async function hasRow(ofBranch: Queries, table: RowTable | undefined, no: unknown): Promise<boolean> {
  if (table === undefined) return false;
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(ROW_KEYS[table])} = ${no}`.execute(ofBranch);
  return rows.length > 0;
}
