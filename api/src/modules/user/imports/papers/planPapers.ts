import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { FileRow } from '../importFile.ts';
import type { ImportContext, Planned, SeenValues } from '../plan.ts';
import { isHashOf, rowHash } from '../rowHash.ts';
import { PAPER_HEADINGS, type PaperField } from './headings.ts';
import { readPaper, type ImportedPaper } from './readPaper.ts';

/** A row to be stored. */
export interface NewPaper {
  paper: ImportedPaper;
  /** Null for somebody who is no member. */
  memberNo: number | null;
  rowHash: Buffer;
}

const CHANGED = '이미 가져온 번호인데 파일의 내용이 그때와 다릅니다. 바뀐 내용은 가져오지 않았습니다.';
const NO_MEMBER = '이 회원번호로 가져온 회원이 없습니다. 회원을 먼저 가져오거나, 회원이 아니면 비워주세요.';

/** Effect of each row: a number belongs to one paper, and a named member must have been imported. */
export async function planPapers(
  rows: readonly FileRow<PaperField>[],
  seen: SeenValues,
  { db, keys }: ImportContext,
): Promise<Planned<NewPaper>[]> {
  const read = rows.map((row) => ({ row, result: readPaper(row) }));
  const papers = read.flatMap(({ result }) => ('paper' in result ? [result.paper] : []));
  const [hashes, members] = [await findHashes(db, papers), await findMembers(db, papers)];
  return read.map(({ row: { line, cells }, result }): Planned<NewPaper> => {
    const refused = (field: PaperField, message: string) =>
      ({ line, outcome: 'refused', problems: [{ column: PAPER_HEADINGS[field][0], message }] }) as const;
    if ('problems' in result) return { line, outcome: 'refused', problems: result.problems };
    const { paper } = result;
    const earlier = seen.earlierLine(PAPER_HEADINGS.number[0], paper.number, line);
    if (earlier !== undefined) return refused('number', `${earlier}번째 줄과 같습니다.`);
    const hash = hashes.get(paper.number);
    if (hash)
      return isHashOf(keys, cells, hash)
        ? { line, outcome: 'unchanged' }
        : { ...refused('number', CHANGED), outcome: 'changed' };
    const memberNo = paper.oldNumber === '' ? null : members.get(paper.oldNumber);
    if (memberNo === undefined) return refused('oldNumber', NO_MEMBER);
    return { line, outcome: 'make', data: { paper, memberNo, rowHash: rowHash(keys, cells) } };
  });
}

async function findHashes(db: Queries, papers: readonly ImportedPaper[]): Promise<Map<string, Buffer>> {
  const numbers = papers.map(({ number }) => number);
  const found = await db
    .selectFrom('imported_paper')
    .select(['number', 'row_hash'])
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .execute();
  return new Map(found.map(({ number, row_hash }) => [number, row_hash]));
}

async function findMembers(db: Queries, papers: readonly ImportedPaper[]): Promise<Map<string, number>> {
  const oldNumbers = papers.map(({ oldNumber }) => oldNumber);
  const found = await db
    .selectFrom('imported_member')
    .select(['old_number', 'member_no'])
    .where(sql<boolean>`old_number = any(${oldNumbers}::text[])`)
    .execute();
  return new Map(found.map(({ old_number, member_no }) => [old_number, member_no]));
}
