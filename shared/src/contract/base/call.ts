import type * as v from 'valibot';
import type { Permission } from './permission.ts';
import type { AsRead } from './words.ts';

/** Any valibot schema that validates synchronously. */
export type Schema = v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may make a call.
 * - `public`: anyone.
 * - `member`: a live session; without one the answer is HTTP 401.
 * - `employee`: a live session of an association employee with the call's permission; otherwise HTTP 403.
 */
export type Access = 'public' | 'member' | 'employee';

/**
 * One call of the wire, declared once. The typed client, the server's routing and validation,
 * the OpenAPI document and the test factories are all derived from it.
 */
export interface Call<
  Input extends Schema = Schema,
  Entity extends Schema = Schema,
  CallAccess extends Access = Access,
> {
  /** The method that clients of the specification use. */
  readonly method: Method;
  /**
   * Also served as POST with a JSON body on the same path. Set on every GET that carries a secret or
   * changes state, so that no secret stands in a URL; our own client then always uses POST.
   */
  readonly alsoPost?: true;
  readonly path: `/${string}`;
  /** Paths under which pages of earlier builds, which may be open for days, ask for it; served like its own. */
  readonly formerPaths?: readonly `/${string}`[];
  readonly access: CallAccess;
  /** Of a call for employees: the right that it needs; `any` is open to every employee. */
  readonly permission?: Permission | 'any';
  /** Changes state, so the csrf header is demanded whatever the method. */
  readonly changes: boolean;
  /**
   * For a change: the sentence about where to see if it was made, said when no answer came. Without it the page
   * itself is named; null where making it again does no harm.
   */
  readonly unanswered?: string | null;
  /** How the input travels when it is a body. Queries are used for GET. */
  readonly body?: 'json' | 'multipart';
  /** The multipart field `file` that the call takes, and its kinds: pictures alone, or documents too. */
  readonly file?: 'picture' | 'any';
  /** What comes back: the JSON envelope, or the bytes of a file. */
  readonly answer?: 'envelope' | 'file';
  /** Accepts an `Idempotency-Key` header: same key and body, same answer. */
  readonly idempotent?: true;
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly input: Input;
  readonly entity: Entity;
}

/** What a caller passes to a call. */
export type CallInput<C> = C extends Call<infer Input> ? v.InferInput<Input> : never;
/** What the server's handler receives: the input after validation and coercion. */
export type CallValue<C> = C extends Call<infer Input> ? v.InferOutput<Input> : never;
/** What the server answers as `entity`: exactly what the contract says. */
export type CallAnswer<C> = C extends Call<Schema, infer Entity> ? v.InferInput<Entity> : never;
/** What the caller gets as `entity` of a code 1 answer, which may have words that the caller's build does not know. */
export type CallEntity<C> = C extends Call<Schema, infer Entity> ? AsRead<v.InferOutput<Entity>> : never;

/** A call for employees cannot leave out its permission, and no other call has one. */
type NamesPermission<A extends Access> = A extends 'employee'
  ? { permission: Permission | 'any' }
  : { permission?: never };

/** Declares a call; the access word is kept literal so that a member call's handler is typed with a member. */
export function call<const A extends Access, Input extends Schema, Entity extends Schema>(
  declaration: Call<Input, Entity, A> & NamesPermission<A>,
): Call<Input, Entity, A> {
  return declaration;
}
