import { closeDistance } from './distance.ts';

/** Slips that are forgiven, by the letters of the word: in two syllables one, in more of them two. */
const slipsOf = (word: string) => (word.length <= 2 ? 1 : 2);

/** Vowels and consonants by themselves: a slip of the finger changes one of them. */
const soundsOf = (word: string) => word.normalize('NFD');

/** The beginning of one of the words that is the most like what was typed; null where none is much like it. */
export function nearest(typed: string, words: Iterable<string>): string | null {
  let best: string | null = null;
  let slips = slipsOf(typed) + 1;
  const sounds = soundsOf(typed);
  const seen = new Set<string>();
  for (const word of words) {
    // The word may go on with a particle, and a slip may be a letter too many or too few.
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
