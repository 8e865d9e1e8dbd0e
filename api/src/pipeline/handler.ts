import type { FastifyBaseLogger } from 'fastify';
import type * as v from 'valibot';
import type { Call, CallName, Calls, CallValue } from '@portal/shared/contract';
import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/tables.ts';
import type { Outside } from '../outside/outside.ts';
import type { Measures } from './measures.ts';
import type { Refused } from './refusal.ts';
import type { SessionState } from './session.ts';

/** The member or employee behind a live session. */
export interface Caller {
  memberNo: number;
  sessionNo: number;
  userId: string;
  name: string;
  role: 'member' | 'employee';
  applicationId: string;
}

/** A file of a multipart body, already read within the size limit. */
export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
}

/** The bytes of a call whose `answer` is a file. */
export interface SentFile {
  bytes: Uint8Array;
  /** Its media type, and how a browser may keep and save it. */
  headers: Record<string, string>;
}

/** What the pipeline hands to a rule beside its input. */
export interface CallContext {
  /**
   * A transaction for a call that changes state, else the database; commits when the rule returns.
   * With `ownTransaction` it is always the database.
   */
  db: Queries;
  /** The moment of the request by the server's clock; rules use this and never their own. */
  now: Date;
  /** Who calls; null for a guest. */
  caller: Caller | null;
  /** How the token that came with the request stands; `caller` is there for `live` alone. */
  sessionState: SessionState;
  /** The client's address, behind trusted proxies only. */
  address: string;
  /** A random id of this browser, from a cookie scripts cannot read; a verified phone is tied to it. */
  browserId: string;
  /** The multipart field `file`, when there was one. */
  file: UploadedFile | null;
  log: FastifyBaseLogger;
  configuration: Configuration;
  outside: Outside;
  measures: Measures;
  /** Answers the token of a new session in this response header. */
  sendToken(header: 'Authorization' | 'token', token: string): void;
  /** Answers a file instead of the envelope; the rule then returns null. */
  sendFile(file: SentFile): void;
  /** Runs once the transaction has committed: notices to the outside, never rules. */
  afterCommit(work: () => Promise<void> | void): void;
}

/** A call of members or employees has a caller for certain. */
type ContextOf<C> =
  C extends Call<infer _I, infer _E, infer Access>
    ? Access extends 'public'
      ? CallContext
      : CallContext & { caller: Caller }
    : never;

/**
 * The rule behind one call: gets the validated input, answers the entity.
 * - throw `new Refusal('APPLY_FULL')`: a business refusal that undoes what was written;
 * - return `refused('WRONG_CREDENTIALS')`: a refusal that keeps it (a counted try).
 */
export type Handler<C> =
  C extends Call<infer _I, infer Entity>
    ? (input: CallValue<C>, context: ContextOf<C>) => Promise<v.InferInput<Entity> | Refused>
    : never;

const opensOwnTransaction = Symbol('opens its own transaction');

/**
 * For a rule that works long beside the database (hashes, asks an outside service): the pipeline opens no
 * transaction around it, the rule opens short ones by `inTransaction`. Not for calls with an Idempotency-Key.
 */
export const ownTransaction = <H extends (...parameters: never[]) => unknown>(handler: H): H =>
  Object.assign(handler, { [opensOwnTransaction]: true });

export const hasOwnTransaction = (handler: object) => opensOwnTransaction in handler;

/** Marks a call whose rule does not exist yet: it answers 501 in the envelope. */
export const notBuilt = Symbol('not built');

/** A call without a line here does not compile. */
export type HandlerTable = { [Name in CallName]: Handler<Calls[Name]> | typeof notBuilt };
