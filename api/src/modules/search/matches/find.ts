import type { Queries } from '../../../database/types/tables.ts';
import { OtherWords } from '../words/otherWords.ts';
import { lettersOf } from '../words/words.ts';
import { rank, rankBySome } from './ranking.ts';
import { WORDS_BELOW } from './sources.ts';
import { findMatches, listTitles, type Match } from './store.ts';

/** With fewer results, none of them by its title, what has some of the words is shown below them. */
const MIN_RESULTS = 5;

/** What was found, the best first, and the words that it was found by. */
interface Found {
  matches: Match[];
  words: readonly string[];
}

const answers = (words: readonly string[], matches: readonly Match[]) =>
  matches.length >= MIN_RESULTS || matches.some(({ title }) => words.every((word) => lettersOf(title).includes(word)));

async function findSome(db: Queries, words: readonly string[], now: Date): Promise<Match[]> {
  const found = [];
  for (const word of words) found.push({ word, matches: await findMatches(db, [word], now) });
  return rankBySome(found);
}

const distinct = (matches: readonly Match[]) => [
  ...new Map(matches.map((match) => [`${match.kind} ${match.no}`, match])).values(),
];

/**
 * What has all the words; where that is little, what has other words for them: without endings, corrected, as the
 * association calls it; where that is nothing, what has some of these.
 */
export async function find(db: Queries, words: readonly string[], now: Date): Promise<Found> {
  const exact = rank(await findMatches(db, words, now), words);
  if (answers(words, exact)) return { matches: exact, words };
  const others = new OtherWords([...(await listTitles(db, now)), ...WORDS_BELOW]).instead(words);
  if (others.length === 0) return { matches: exact, words };
  const isSame = others.length === words.length && others.every((word, index) => word === words[index]);
  const corrected = isSame ? [] : rank(await findMatches(db, others, now), others);
  const some = corrected.length > 0 || others.length === 1 ? corrected : await findSome(db, others, now);
  return { matches: distinct([...exact, ...some]), words: exact.length > 0 ? words : others };
}
