import type { Books } from './books.ts';
import { command, type AnyCommand, type Situation } from './command.ts';
import type { Fixture } from './fixture.ts';

/** Two commands at once: whoever comes first, the rules hold. What each of them changes depends on the other. */
export const concurrent = (one: AnyCommand, other: AnyCommand): AnyCommand =>
  command({
    name: 'concurrent',
    text: `concurrent(${one.text}, ${other.text})`,
    can: (books: Books, situation: Situation) => one.can(books, situation) && other.can(books, situation),
    async act(fixture: Fixture, books: Books) {
      const outcomes = await Promise.allSettled([one.act(fixture, books), other.act(fixture, books)]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    },
  });
