import type { SearchKind } from '@portal/shared/contract/search';
import type { TestClient } from '../../../testing/client.ts';
import type { KoreanQuery } from './koreanQueries.ts';

interface Answer {
  list: { kind: SearchKind; title: string }[];
}

/**
 * Share of the expected results among the first five and the first ten, over all searches, and the searches that missed
 * one.
 */
export async function recallOf(client: TestClient, queries: readonly KoreanQuery[]) {
  const found = { at5: 0, at10: 0 };
  const missed: string[] = [];
  for (const { typed, wanted } of queries) {
    const { list } = (await client.call('searchPortal', { keyword: typed })).entity as Answer;
    const shareOf = (results: number) => {
      const first = list.slice(0, results);
      return wanted.filter((isWanted) => first.some(isWanted)).length / wanted.length;
    };
    found.at5 += shareOf(5);
    found.at10 += shareOf(10);
    if (shareOf(10) < 1) missed.push(typed);
  }
  return { at5: found.at5 / queries.length, at10: found.at10 / queries.length, missed };
}
