import fc from 'fast-check';
import type { Books } from './books.ts';
import type { Fixture } from './fixture.ts';
import type { GatewayEntry } from './gatewayBooks.ts';

/** Conditions of a command besides the books. */
export interface Situation {
  /** Milliseconds since 1970. */
  now: number;
  /** The connection works, and no trouble is set for a request. */
  isCalm: boolean;
  /** The gateway's books after the command. */
  found: readonly GatewayEntry[];
  /** Browsers that have left the gateway's page and have not returned. */
  underWay: number;
  /** Requests that the gateway will execute after their timeout. */
  lateWork: number;
  /** Number of troubles set for requests. */
  troubles: number;
  memberNos: readonly number[];
  /** Number of undelivered webhooks. */
  waiting: number;
  /** True if a member has made a call. */
  hasCalled: boolean;
}

/** A command of a walk. */
export interface Command<Answer = unknown> {
  name: string;
  /** Includes its parameters, for the printed walk. */
  text: string;
  /** It changes no row, so the books need not be read again. */
  isElsewhere?: true;
  /** False to skip the command in this state. */
  can(books: Books, situation: Situation): boolean;
  act(fixture: Fixture, books: Books): Promise<Answer>;
  /**
   * Applies the expected changes to the books, and throws if the response is wrong. Returns false to leave the outcome
   * to the rules. Without it only the rules judge.
   */
  model?(books: Books, answer: Answer, situation: Situation): boolean;
}

/** A command of any response type. */
export type AnyCommand = Command;

export const command = <Answer>(described: Command<Answer>): AnyCommand => described as AnyCommand;

/** Picks a row, counted from the newest. */
export const pick = <Row>(rows: readonly Row[], which: number): Row | undefined =>
  rows[rows.length - 1 - (which % Math.max(rows.length, 1))];

/** Index of a row: most commands concern the newest. */
export const which = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);

/** A model without changes. */
export const nothing = () => true;
