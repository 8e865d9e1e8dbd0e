import { sql } from 'kysely';
import type { OwnTable } from '../../../../aggregates/owner.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { membersIn } from '../../../user/ownData/ownRows.ts';

/** Selection of the members affected by a data leak. */
export type Choice =
  | { by: 'all' }
  /** User ids or member numbers, as found in a log or list. */
  | { by: 'ids'; names: readonly string[] }
  /** Members with rows in leaked tables. */
  | { by: 'tables'; tables: readonly OwnTable[] }
  /** Members logged in while foreign code ran in the pages or traffic was intercepted. */
  | { by: 'period'; since: Date; until: Date };

/** Returns the numbers of the selected members, dormant ones included. Former members have no data left. */
export async function chooseMembers(choice: Choice, db: Queries): Promise<number[]> {
  const all = await present(db);
  const chosen = choice.by === 'all' ? all : all.filter(isIn(await numbersOf(choice, all, db)));
  return chosen.map(({ member_no }) => member_no);
}

interface Present {
  member_no: number;
  user_id: string | null;
}

/** All members except former ones, of whom no data is stored that could leak. */
const present = (db: Queries): Promise<Present[]> =>
  db
    .selectFrom('member')
    .select(['member_no', 'user_id'])
    .where('status', '<>', 'WITHDRAWN')
    .orderBy('member_no')
    .execute();

const isIn =
  (numbers: ReadonlySet<number>) =>
  ({ member_no }: Present) =>
    numbers.has(member_no);

async function numbersOf(
  choice: Exclude<Choice, { by: 'all' }>,
  all: readonly Present[],
  db: Queries,
): Promise<ReadonlySet<number>> {
  if (choice.by === 'ids') return named(choice.names, all);
  if (choice.by === 'period') return loggedIn(choice, db);
  const numbers = all.map(({ member_no }) => member_no);
  const found = new Set<number>();
  for (const table of choice.tables) for (const memberNo of await membersIn(db, table, numbers)) found.add(memberNo);
  return found;
}

/** User ids contain a letter. */
const isNumber = (name: string) => /^\d+$/.test(name);

function named(names: readonly string[], all: readonly Present[]): ReadonlySet<number> {
  const numbers = new Set(names.filter(isNumber).map(Number));
  const ids = new Set(names.map((name) => name.toLowerCase()));
  return new Set(
    all.flatMap(({ member_no, user_id }) =>
      numbers.has(member_no) || ids.has(user_id?.toLowerCase() ?? '') ? member_no : [],
    ),
  );
}

/** Members with a session or an audit entry in the period: sessions are deleted after some months. */
async function loggedIn({ since, until }: { since: Date; until: Date }, db: Queries): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ member_no: number }>`
    select member_no from session where created_at <= ${until} and expires_at >= ${since}
    union
    select member_no from audit_log where at between ${since} and ${until} and member_no is not null`.execute(db);
  return new Set(rows.map(({ member_no }) => member_no));
}
