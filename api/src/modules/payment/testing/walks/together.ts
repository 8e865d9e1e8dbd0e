import type { Books } from './books.ts';
import { deed, type AnyDeed, type Moment } from './deed.ts';
import type { World } from './world.ts';

/** Two deeds at once: whoever comes first, the rules hold. What each of them changes depends on the other. */
export const together = (one: AnyDeed, other: AnyDeed): AnyDeed =>
  deed({
    name: 'together',
    text: `together(${one.text}, ${other.text})`,
    can: (books: Books, moment: Moment) => one.can(books, moment) && other.can(books, moment),
    async act(world: World, books: Books) {
      const outcomes = await Promise.allSettled([one.act(world, books), other.act(world, books)]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    },
  });
