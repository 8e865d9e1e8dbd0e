import { closeDistance } from './distance.ts';

/** Tolerated typing errors: one in a word of two syllables, two in a longer one. */
const slipsOf = (word: string) => (word.length <= 2 ? 1 : 2);

/** Separate vowels and consonants: a typing error changes one of them. */
const soundsOf = (word: string) => word.normalize('NFD');

/** Returns true if a word shares enough syllables with the typed one: each error spoils at most one. */
function sharesLetters(word: string, typed: string, slips: number): boolean {
  let missing = typed.length - slips;
  for (let index = 0; index < word.length && missing > 0; index += 1)
    if (typed.includes(word.charAt(index))) missing -= 1;
  return missing <= 0;
}

/** Beginning of a word that is closest to the typed text; null if none is close enough. */
export function nearest(typed: string, words: Iterable<string>): string | null {
  let best: string | null = null;
  const allowed = slipsOf(typed);
  let slips = allowed + 1;
  const sounds = soundsOf(typed);
  const seen = new Set<string>();
  for (const word of words) {
    if (!sharesLetters(word.slice(0, typed.length + 1), typed, allowed)) continue;
    // The word may continue with a particle, and a typing error may add or drop a syllable.
    for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
      const beginning = word.slice(0, length);
      if (beginning.length < 2 || seen.has(beginning)) continue;
      seen.add(beginning);
      const distance = closeDistance(sounds, soundsOf(beginning), slips - 1);
      if (distance >= slips) continue;
      best = beginning;
      slips = distance;
    }
  }
  return best;
}
