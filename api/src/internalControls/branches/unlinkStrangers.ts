import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';

type Entity = Readonly<Record<string, unknown>>;

const isEntity = (value: unknown): value is Entity => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/**
 * Replaces numbers of other branches' members in an answer by null: they have applied for the branch's courses, but
 * their own pages are not open to it.
 * @param ofBranch the database with the branch's own members alone.
 */
export async function unlinkStrangers(answer: unknown, ofBranch: Queries): Promise<unknown> {
  const numbers = new Set<number>();
  mapMembers(answer, (no) => (numbers.add(no), no));
  if (numbers.size === 0) return answer;
  const { rows } = await sql<{ member_no: number }>`
    select member_no from member where member_no = any(${[...numbers]})`.execute(ofBranch);
  const own = new Set(rows.map(({ member_no }) => member_no));
  return mapMembers(answer, (no) => (own.has(no) ? no : null));
}

/** Copies an answer with each `memberNo` replaced. */
function mapMembers(value: unknown, replace: (memberNo: number) => number | null): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapMembers(item, replace));
  if (!isEntity(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'memberNo' && typeof inner === 'number' ? replace(inner) : mapMembers(inner, replace),
    ]),
  );
}
