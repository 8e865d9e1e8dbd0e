import type { FindablePage } from '@portal/shared/section';
import { isSearchable, lettersOf } from './results/typedWords.ts';

/** More pages than these are no help. */
const MAX_PAGES = 3;

/** 3 for an exact name, 2 for the beginning of a name, 1 for another match, 0 for none. */
function matchOf({ title, words }: FindablePage, typed: string): number {
  const letters = lettersOf(typed);
  const names = [title, ...words].map(lettersOf);
  if (names.includes(letters)) return 3;
  if (names.some((name) => name.startsWith(letters))) return 2;
  const all = names.join(' ');
  const parts = typed.split(/\s+/).map(lettersOf).filter(Boolean);
  const isNamed = names.some((name) => name.length > 2 && letters.includes(name));
  return isNamed || parts.every((part) => part.length > 1 && all.includes(part)) ? 1 : 0;
}

/** Pages that match the typed text, the best first, without those that a guest may not see. */
export function findPages(pages: readonly FindablePage[], typed: string, isMember: boolean): FindablePage[] {
  if (!isSearchable(typed)) return [];
  return pages
    .filter(({ membersOnly }) => isMember || !membersOnly)
    .map((page) => ({ page, match: matchOf(page, typed) }))
    .filter(({ match }) => match > 0)
    .sort((one, other) => other.match - one.match)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}
