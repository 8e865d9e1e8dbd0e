import { sql } from 'kysely';
import type { OwnTable } from '../../../../aggregates/owner.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { membersIn } from '../../../user/ownData/ownRows.ts';

/** By what the members are found whose data have got out. */
export type Choice =
  | { by: 'all' }
  /** Ids or numbers, one each, as a log or a list has them. */
  | { by: 'ids'; names: readonly string[] }
  /** Who has rows in tables that were read. */
  | { by: 'tables'; tables: readonly OwnTable[] }
  /** Who was logged in while somebody else's program ran in the pages, or listened. */
  | { by: 'period'; since: Date; until: Date };

/** The numbers of all members whom a choice means: of dormant ones too, of whom nothing is left of nobody. */
export async function chooseMembers(choice: Choice, db: Queries): Promise<number[]> {
  const all = await present(db);
  const chosen = choice.by === 'all' ? all : all.filter(isIn(await numbersOf(choice, all, db)));
  return chosen.map(({ member_no }) => member_no);
}

interface Present {
  member_no: number;
  user_id: string | null;
}

/** Of who has left nothing is stored that could have got out. */
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

/** An id has a letter in it. */
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

/** Sessions that were open then, and what is recorded of then: sessions are erased after some months. */
async function loggedIn({ since, until }: { since: Date; until: Date }, db: Queries): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ member_no: number }>`
    select member_no from session where created_at <= ${until} and expires_at >= ${since}
    union
    select member_no from audit_log where at between ${since} and ${until} and member_no is not null`.execute(db);
  return new Set(rows.map(({ member_no }) => member_no));
}
