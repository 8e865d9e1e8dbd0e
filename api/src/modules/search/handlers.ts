import type { SearchKind } from '@portal/shared/contract/search';
import { seoulTimestamp } from '@portal/shared/time';
import { toPage } from '../../database/page.ts';
import type { HandlerTable } from '../../pipeline/handler.ts';
import { excerptOf } from './matches/excerpt.ts';
import { find } from './matches/find.ts';
import { findShown, MAX_MATCHES, type Match } from './matches/store.ts';
import { wordsOf } from './words/words.ts';

const countsOf = (matches: readonly Match[]) => {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const { kind } of matches) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/** Search over all public content; its results do not depend on the caller. */
export const searchHandlers = {
  async searchPortal({ keyword, kind, page, limit }, { db, now }) {
    const typed = wordsOf(keyword);
    const { matches, words } = typed.length > 0 ? await find(db, typed, now) : { matches: [], words: typed };
    const counts = countsOf(matches);
    const ofKind = kind ? matches.filter((match) => match.kind === kind) : matches;
    const rows = ofKind.slice((page - 1) * limit, page * limit);
    const shown = new Map((await findShown(db, rows)).map((row) => [`${row.kind} ${row.no}`, row]));
    const listed = toPage({ rows, totalRow: ofKind.length }, { page, limit }, (match) => {
      const { text, url } = shown.get(`${match.kind} ${match.no}`) ?? { text: '', url: '' };
      return {
        kind: match.kind,
        no: match.no,
        title: match.title,
        excerpt: excerptOf(text, words),
        date: seoulTimestamp(match.at),
        url,
      };
    });
    const hasMore = (kind ? [counts[kind] ?? 0] : Object.values(counts)).some((found) => found >= MAX_MATCHES);
    return { ...listed, counts, hasMore, words: [...words] };
  },
} satisfies Partial<HandlerTable>;
