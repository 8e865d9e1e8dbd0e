import fc from 'fast-check';
import type { Books } from './books.ts';
import type { GatewayEntry } from './gatewayBooks.ts';
import type { World } from './world.ts';

/** The moment in which a deed is done. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** The line works, and nothing odd is about to happen to a request. */
  isCalm: boolean;
  /** The gateway's books after the deed. */
  found: readonly GatewayEntry[];
  /** Browsers that have left the gateway's page and have not come back yet. */
  underWay: number;
  /** Requests that the gateway will carry out when nobody waits for them any more. */
  lateWork: number;
  /** How many odd things are about to happen to requests. */
  troubles: number;
  memberNos: readonly number[];
  /** How many webhooks have not arrived yet. */
  waiting: number;
  /** Whether a member has made a call. */
  hasCalled: boolean;
}

/** What somebody does. */
export interface Deed<Answer = unknown> {
  name: string;
  /** With its parameters, for the printed walk. */
  text: string;
  /** It cannot change a row: the books need not be read again. */
  isElsewhere?: true;
  /** Whether it makes sense now; else it is skipped. */
  can(books: Books, moment: Moment): boolean;
  act(world: World, books: Books): Promise<Answer>;
  /**
   * Changes the books as the deed should, and throws where the answer is wrong. Answers false where the outcome is left
   * to the rules. Without it, the rules alone judge.
   */
  model?(books: Books, answer: Answer, moment: Moment): boolean;
}

/** A deed whose kind of answer nobody needs to know. */
export type AnyDeed = Deed;

export const deed = <Answer>(described: Deed<Answer>): AnyDeed => described as AnyDeed;

/** One of the rows, counted from the newest. */
export const pick = <Row>(rows: readonly Row[], which: number): Row | undefined =>
  rows[rows.length - 1 - (which % Math.max(rows.length, 1))];

/** Which of the rows: most happens to the newest. */
export const which = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);

/** It changes nothing here. */
export const nothing = () => true;
