import { sql, type SelectQueryBuilder } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { linkableMember } from './linkableMember.ts';

interface OpenLook {
  object_no: number;
  act: string;
  amount: number;
  asked_by: number;
  asked_at: Date;
  name: string | null;
  reason: string | null;
}

type Context = Pick<MemberContext, 'db' | 'caller'>;

/** A list of objects with acts under four eyes. */
interface DecidedList<Row, Item> {
  object: string;
  objectNoOf(row: Row): number;
  /** Number of the member it belongs to. */
  memberNoOf(row: Row): number | null;
  paging: Paging;
  present(row: Row): Item;
}

/** Returns a page of rows, each with its member and the request that waits for a second employee, if any. */
export async function listWithLooks<Tables, Table extends keyof Tables, Row, Item extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { object, objectNoOf, memberNoOf, paging, present }: DecidedList<Row, Item>,
  context: Context,
) {
  const page = await fetchPage(query, paging);
  const objectNos = page.rows.map((row) => objectNoOf(row));
  const lookAt = await openLooks(context, object, objectNos);
  const linkable = await linkableMember(context);
  return toPage(page, paging, (row) => ({
    ...present(row),
    memberNo: linkable(memberNoOf(row)),
    secondLook: lookAt(objectNoOf(row)),
  }));
}

/** Returns the request about an object that waits for a second employee; null if none. */
export async function findLook(context: Context, object: string, objectNo: number) {
  return (await openLooks(context, object, [objectNo]))(objectNo);
}

/** Returns `findLook` for several objects, loaded at once; employees of a branch see who of the association asked. */
export async function openLooks({ db, caller }: Context, object: string, objectNos: readonly number[]) {
  const looks = objectNos.length === 0 ? [] : await listOpenLooks(db.withoutPlugins(), object, objectNos);
  const byNo = new Map(looks.map((look) => [look.object_no, look]));
  return (objectNo: number) => {
    const look = byNo.get(objectNo);
    return look
      ? {
          askedBy: look.name ?? '',
          askedAt: seoulTimestamp(look.asked_at),
          isOwn: look.asked_by === caller.memberNo,
          act: look.act,
          amount: look.amount,
          reason: look.reason ?? '',
        }
      : null;
  };
}

/** Reason given by the employee who requested a `second_look`, from the audit log. */
export const firstReason = sql<string | null>`(
  select office_audit.reason from office_audit
  where office_audit.employee_no = second_look.asked_by
    and office_audit.act = 'ask: ' || second_look.act
    and office_audit.at = second_look.asked_at
    and office_audit.object = second_look.object
    and office_audit.object_no = second_look.object_no
  limit 1
)`;

const listOpenLooks = (db: Queries, object: string, objectNos: readonly number[]): Promise<OpenLook[]> =>
  db
    .selectFrom('second_look')
    .innerJoin('member', 'member.member_no', 'second_look.asked_by')
    .select(['second_look.object_no', 'second_look.act', 'second_look.amount'])
    .select(['second_look.asked_by', 'second_look.asked_at', 'member.name', firstReason.as('reason')])
    .where('object', '=', object)
    .where('object_no', 'in', objectNos)
    .where('confirmed_at', 'is', null)
    .where('dropped_at', 'is', null)
    // The newer of two requests about one object is shown.
    .orderBy('asked_at')
    .execute();
