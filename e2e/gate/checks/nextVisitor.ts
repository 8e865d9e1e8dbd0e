import type { Check } from '../GateContext.ts';
import { walksOf } from '../walk/walk.ts';

/** Phones are stored without hyphens, and shown with them. */
const says = (text: string, word: string) => text.replaceAll('-', '').includes(word);

/** A guest using a tab after a member sees no data of the member on a public page, except what all guests see. */
export const nextVisitor: Check = {
  name: 'next visitor',
  run: async (context) => {
    const walks = await walksOf(context);
    const guest = walks.find(({ visitor }) => visitor === 'guest');
    const seenBy = (path: string) => guest?.pages.find((page) => page.path === path)?.text ?? '';
    return walks.flatMap(({ next: { words, pages } }) =>
      pages.flatMap(({ path, text }) =>
        words
          .filter((word) => says(text, word) && !says(seenBy(path), word))
          .map((word) => `${path}: says ${word} when the member has left`),
      ),
    );
  },
};
