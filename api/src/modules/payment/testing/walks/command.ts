import fc from 'fast-check';
import type { Books } from './books.ts';
import type { Fixture } from './fixture.ts';
import type { GatewayEntry } from './gatewayBooks.ts';

/** What a command meets, beside the books. */
export interface Situation {
  /** Milliseconds since 1970. */
  now: number;
  /** The line works, and nothing odd is about to happen to a request. */
  isCalm: boolean;
  /** The gateway's books after the command. */
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
export interface Command<Answer = unknown> {
  name: string;
  /** With its parameters, for the printed walk. */
  text: string;
  /** It cannot change a row: the books need not be read again. */
  isElsewhere?: true;
  /** Whether it makes sense now; else it is skipped. */
  can(books: Books, situation: Situation): boolean;
  act(fixture: Fixture, books: Books): Promise<Answer>;
  /**
   * Changes the books as the command should, and throws where the answer is wrong. Answers false where the outcome is
   * left to the rules. Without it, the rules alone judge.
   */
  model?(books: Books, answer: Answer, situation: Situation): boolean;
}

/** A command whose kind of answer nobody needs to know. */
export type AnyCommand = Command;

export const command = <Answer>(described: Command<Answer>): AnyCommand => described as AnyCommand;

/** One of the rows, counted from the newest. */
export const pick = <Row>(rows: readonly Row[], which: number): Row | undefined =>
  rows[rows.length - 1 - (which % Math.max(rows.length, 1))];

/** Which of the rows: most happens to the newest. */
export const which = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);

/** It changes nothing here. */
export const nothing = () => true;
