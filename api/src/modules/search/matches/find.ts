import type { Queries } from '../../../database/types/tables.ts';
import { OtherWords } from '../words/otherWords.ts';
import { lettersOf } from '../words/words.ts';
import { rank, rankBySome } from './ranking.ts';
import { WORDS_BELOW } from './sources.ts';
import { findMatches, listTitles, type Match } from './store.ts';

/** With fewer results, and none with all words in its title, results for some of the words are added below. */
const MIN_RESULTS = 5;

/** Matches, the best first, and the words that found them. */
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
 * Finds entries with all the words. If those are few, adds entries with other words for them: without endings,
 * corrected, or the association's terms. If there are none of these either, adds entries with some of those words.
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
