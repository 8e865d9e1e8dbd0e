import { closeDistance } from './distance.ts';

/** Slips that are forgiven, by the letters of the word: in two syllables one, in more of them two. */
const slipsOf = (word: string) => (word.length <= 2 ? 1 : 2);

/** Vowels and consonants by themselves: a slip of the finger changes one of them. */
const soundsOf = (word: string) => word.normalize('NFD');

/** Whether a word shares enough letters with what was typed: each slip spoils one letter, and no more. */
function sharesLetters(word: string, typed: string, slips: number): boolean {
  let missing = typed.length - slips;
  for (let index = 0; index < word.length && missing > 0; index += 1)
    if (typed.includes(word.charAt(index))) missing -= 1;
  return missing <= 0;
}

/** The beginning of one of the words that is the most like what was typed; null where none is much like it. */
export function nearest(typed: string, words: Iterable<string>): string | null {
  let best: string | null = null;
  const allowed = slipsOf(typed);
  let slips = allowed + 1;
  const sounds = soundsOf(typed);
  const seen = new Set<string>();
  for (const word of words) {
    if (!sharesLetters(word.slice(0, typed.length + 1), typed, allowed)) continue;
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
