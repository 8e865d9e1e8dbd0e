import { calls, type Call, type CallName } from '@portal/shared/contract';
import type { ShownPeople } from '@portal/shared/contract/call';
import { OBJECT_NAMES, type ActDetails, type ActObject, type OfficeAct } from '@portal/shared/contract/office';
import { HOUR_MS, MINUTE_MS } from '../../clock/durations.ts';
import { inTransaction } from '../../database/transaction.ts';
import { BusinessError, CommittedRefusal } from '../../errors/errors.ts';
import type { HandlerTable, MemberContext } from '../../pipeline/handler.ts';
import { recordAct } from './recordAct.ts';

/** Rows in lists that count as much for the hourly limit as one member whose whole data is opened. */
const ROWS_PER_MEMBER = 100;

/** Time in which rows shown again to an employee are the same look: pages refresh themselves. */
const SAME_LOOK_MS = 10 * MINUTE_MS;

const LOOK_ACT = 'show people';
export const SHOW_MEMBER_ACT = 'show member';

type AnyHandler = (input: never, context: MemberContext) => Promise<unknown>;

/**
 * Handlers with every call that `shows` people recorded: one entry of the audit log with the rows and the purpose, and
 * one hourly limit for each employee over all of them.
 */
export function recordingLooks<Handlers extends Partial<HandlerTable>>(handlers: Handlers): Handlers {
  const recording = Object.entries(handlers).map(([name, handler]) => {
    const { shows }: Call = calls[name as CallName];
    return [name, shows === undefined ? handler : recorded(handler as AnyHandler, shows)];
  });
  return Object.fromEntries(recording) as Handlers;
}

const recorded = (handler: AnyHandler, shows: NonNullable<Call['shows']>): AnyHandler =>
  // The options of the handler go along.
  Object.assign(async (input: never, context: MemberContext) => {
    if (!(await hasViewsLeft(context))) throw new BusinessError('MEMBER_VIEWS_EXCEEDED');
    const answer = await handler(input, context);
    if (shows !== 'recorded' && !(answer instanceof CommittedRefusal))
      await recordLook(shows, numbersIn(answer, shows.by), context);
    return answer;
  }, handler);

const isObject = (table: string): table is ActObject => table in OBJECT_NAMES;

/** Numbers under a field, at any depth of an answer. */
function numbersIn(value: unknown, field: string): number[] {
  if (Array.isArray(value)) return value.flatMap((each) => numbersIn(each, field));
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === field && typeof each === 'number' ? [each] : numbersIn(each, field),
  );
}

type LookContext = Pick<MemberContext, 'db' | 'now' | 'ip'> & { caller: { memberNo: number } };

/**
 * Records a look, unless the employee has seen all of its rows for this purpose within the last minutes, or by one of
 * the acts `recordedBy`.
 */
export async function recordLook(
  { object, purpose }: Pick<ShownPeople, 'object' | 'purpose'>,
  numbers: readonly number[],
  { db, now, ip, caller }: LookContext,
  recordedBy: readonly OfficeAct[] = [],
): Promise<void> {
  if (numbers.length === 0) return;
  if (!isObject(object)) throw new Error(`${object} is no object of the audit log`);
  const entries = await db
    .selectFrom('office_audit')
    .select(['act', 'object', 'reason', 'detail'])
    .where('employee_no', '=', caller.memberNo)
    .where('at', '>', new Date(now.getTime() - SAME_LOOK_MS))
    .where('act', 'in', [LOOK_ACT, ...recordedBy])
    .execute();
  const seen = new Set(
    entries
      .filter((entry) => entry.act !== LOOK_ACT || (entry.object === object && entry.reason === purpose))
      .flatMap(shownIn),
  );
  if (numbers.every((no) => seen.has(`${no}`))) return;
  const detail = { shown: [...new Set(numbers)].join(' ') };
  await inTransaction(db, (inside) =>
    recordAct({ db: inside, now, ip, caller }, { act: LOOK_ACT, object, objectNo: null, reason: purpose, detail }),
  );
}

/** Numbers of the rows that an entry says were shown. */
function shownIn({ detail }: { detail: string }): string[] {
  const { shown = '' } = JSON.parse(detail) as Partial<ActDetails>;
  return shown === '' ? [] : shown.split(' ');
}

/** Returns true while an employee may open or list more people in this hour. */
export async function hasViewsLeft({ db, now, caller, configuration }: MemberContext): Promise<boolean> {
  const entries = await db
    .selectFrom('office_audit')
    .select(['act', 'object', 'detail'])
    .where('employee_no', '=', caller.memberNo)
    .where('at', '>', new Date(now.getTime() - HOUR_MS))
    .execute();
  const opened = entries.filter(({ act }) => act === SHOW_MEMBER_ACT).length;
  const rows = new Set(entries.flatMap((entry) => shownIn(entry).map((no) => `${entry.object} ${no}`)));
  return opened * ROWS_PER_MEMBER + rows.size < configuration.memberViewsPerHour * ROWS_PER_MEMBER;
}
