import { sql } from 'kysely';
import type { Queries } from '../../api/src/database/types/tables.ts';
import type { OfficeReading } from './officeRows.ts';

/** Notices for measuring the lists of the public and of the office. */

const PAGE = 1000;
/** Word in equally few rows of both lists, so that the matches are the same. */
export const RARE_WORD = '북극곰';
export const RARE_MATCHES = 20;
/** Word in one row of a hundred: ten in the short list, ten thousand in the long one. */
export const COMMON_WORD = '눈사람';

/** A call of a visitor or an employee. */
export interface Reading extends OfficeReading {
  /** Called by an employee. */
  inOffice?: true;
}

/** Adds notices. */
export async function fillNotices(db: Queries, rows: number) {
  const { rows: definitions } = await sql<{ definition: string }>`
    select pg_get_indexdef('article_search'::regclass) as definition`.execute(db);
  // Rebuilt at the end, which is much faster than a million insertions.
  await sql`drop index article_search`.execute(db);
  await sql`
    insert into article (kind, is_top, title, summary, content, plain_text, writer, published_at)
    select 'notice', n <= 3, '공지 ' || n, '요약 ' || n, '<p>' || words || '</p>', words, '기획총무국',
      timestamptz '2026-11-20 00:00:00+00' - n * interval '1 minute'
    from (
      select n, (
        select string_agg(substr('가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토포호',
          1 + abs(hashint4(n * 31 + word)) % 40, 3), ' ')
        from generate_series(1, 25) as word
      ) || case when n % ${rows / RARE_MATCHES} = 7 then ' ${sql.raw(RARE_WORD)}' else '' end
        || case when n % 100 = 13 then ' ${sql.raw(COMMON_WORD)}' else '' end as words
      from generate_series(1, ${rows}) as n
    ) as texts`.execute(db);
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql.raw(definitions[0]?.definition ?? '').execute(db);
  await sql`vacuum analyze article`.execute(db);
}

/** Reads of notices; `noAt` returns the number of a notice by its index. */
export function noticeReadings(rows: number, noAt: (index: number) => number): Reading[] {
  // A short list has no page 1,000 of ten rows, so its last page is read.
  const page = Math.min(PAGE, rows / 10);
  let viewed = 0;
  return [
    { name: 'page 1', call: 'getListBoxNotice', input: () => ({}) },
    {
      name: 'page 1,000, as our client asks for it',
      call: 'getListBoxNotice',
      input: () => ({ page, after: noAt(page * 10 - 11) }),
    },
    { name: 'page 1,000, by its number', call: 'getListBoxNotice', input: () => ({ page }) },
    {
      name: `a search, ${RARE_MATCHES} matches`,
      call: 'getListBoxNotice',
      input: () => ({ keyword: RARE_WORD }),
    },
    {
      name: 'a search, 1 % matches',
      call: 'getListBoxNotice',
      input: () => ({ keyword: COMMON_WORD }),
      findsMore: true,
    },
    { name: 'a search that every row matches', call: 'getListBoxNotice', input: () => ({ keyword: '공지' }) },
    { name: 'a search without a match', call: 'getListBoxNotice', input: () => ({ keyword: '펭귄' }) },
    {
      name: 'a view with neighbours',
      call: 'getMapNotice',
      input: () => ({ noticeNo: noAt((viewed += 7919)) }),
    },
    { name: 'the office: page 1', call: 'officeArticles', inOffice: true, input: () => ({ kind: 'notice' }) },
    {
      name: 'the office: what is published, page 1',
      call: 'officeArticles',
      inOffice: true,
      input: () => ({ kind: 'notice', state: 'published' }),
    },
    {
      name: `the office: a search, ${RARE_MATCHES} matches`,
      call: 'officeArticles',
      inOffice: true,
      input: () => ({ kind: 'notice', keyword: RARE_WORD }),
    },
  ];
}
