import type { SelectQueryBuilder } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

interface OpenLook {
  object_no: number;
  asked_by: number;
  asked_at: Date;
  name: string | null;
}

/** A list of objects on which acts over much money are done. */
interface DecidedList<Row, Item> {
  object: string;
  objectNoOf(row: Row): number;
  paging: Paging;
  present(row: Row): Item;
}

/** The answer of a list call: each row with who asked for an act on it that a second employee must confirm. */
export async function listWithLooks<Tables, Table extends keyof Tables, Row, Item extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { object, objectNoOf, paging, present }: DecidedList<Row, Item>,
  context: Pick<MemberContext, 'db' | 'caller'>,
) {
  const page = await fetchPage(query, paging);
  const objectNos = page.rows.map((row) => objectNoOf(row));
  const lookAt = await openLooks(context, object, objectNos);
  return toPage(page, paging, (row) => ({ ...present(row), secondLook: lookAt(objectNoOf(row)) }));
}

async function openLooks(
  { db, caller }: Pick<MemberContext, 'db' | 'caller'>,
  object: string,
  objectNos: readonly number[],
) {
  const looks = objectNos.length === 0 ? [] : await listOpenLooks(db, object, objectNos);
  const byNo = new Map(looks.map((look) => [look.object_no, look]));
  return (objectNo: number) => {
    const look = byNo.get(objectNo);
    return look
      ? {
          askedBy: look.name ?? '',
          askedAt: seoulTimestamp(look.asked_at),
          isOwn: look.asked_by === caller.memberNo,
        }
      : null;
  };
}

const listOpenLooks = (db: Queries, object: string, objectNos: readonly number[]): Promise<OpenLook[]> =>
  db
    .selectFrom('second_look')
    .innerJoin('member', 'member.member_no', 'second_look.asked_by')
    .select(['second_look.object_no', 'second_look.asked_by', 'second_look.asked_at', 'member.name'])
    .where('object', '=', object)
    .where('object_no', 'in', objectNos)
    .where('confirmed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
