import type { Books } from './books.ts';
import { command, type AnyCommand, type Situation } from './command.ts';
import type { Fixture } from './fixture.ts';

/**
 * Runs two commands concurrently: the rules must hold in either order. The model does not apply, because each outcome
 * depends on the other.
 */
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
