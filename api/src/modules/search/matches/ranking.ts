import { lettersOf } from '../words/words.ts';
import { KINDS } from './sources.ts';
import type { Match } from './store.ts';

/** Match with its relevance. */
interface Ranked {
  match: Match;
  score: number;
}

const keyOf = ({ kind, no }: Match) => `${kind} ${no}`;

/**
 * Relevance of a title: the share of the words in it, whether they are adjacent, whether it begins with them, and how
 * little other text it has.
 */
function titleScore(title: string, words: readonly string[]): number {
  const letters = lettersOf(title);
  const phrase = words.join('');
  const has = words.filter((word) => letters.includes(word)).length / words.length;
  const index = letters.indexOf(phrase);
  return has * 4 + (index >= 0 ? 2 : 0) + (index === 0 ? 1 : 0) + Math.min(1, phrase.length / letters.length) * has;
}

const byRank = (one: Ranked, other: Ranked) =>
  other.score - one.score ||
  KINDS.indexOf(one.match.kind) - KINDS.indexOf(other.match.kind) ||
  other.match.at.getTime() - one.match.at.getTime();

/** Distinct matches, the best first. */
export function rank(matches: readonly Match[], words: readonly string[]): Match[] {
  const distinct = new Map(matches.map((match) => [keyOf(match), match]));
  return [...distinct.values()]
    .map((match) => ({ match, score: titleScore(match.title, words) }))
    .toSorted(byRank)
    .map(({ match }) => match);
}

/**
 * Matches of some of the words: more and rarer words rank higher, and a word in the title counts more than one in the
 * text.
 */
export function rankBySome(found: readonly { word: string; matches: readonly Match[] }[]): Match[] {
  const ranked = new Map<string, Ranked>();
  for (const { word, matches } of found) {
    const rarity = 1 / Math.log2(2 + matches.length);
    for (const match of new Map(matches.map((each) => [keyOf(each), each])).values()) {
      const known = ranked.get(keyOf(match))?.score ?? 0;
      const weight = lettersOf(match.title).includes(word) ? 3 : 1;
      ranked.set(keyOf(match), { match, score: known + weight * rarity });
    }
  }
  return [...ranked.values()].toSorted(byRank).map(({ match }) => match);
}
