import type * as v from 'valibot';
import type { Permission } from './permission.ts';
import type { AsRead } from './words.ts';

/** Minutes for which a session may make calls with `stepUp` after a proof of a second factor. */
export const STEP_UP_MINUTES = 15;

/** Any valibot schema that validates synchronously. */
export type Schema = v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Allowed callers.
 * - `public`: anyone.
 * - `member`: an active session; otherwise HTTP 401.
 * - `employee`: an active session of an employee with the call's permission; otherwise HTTP 403.
 */
export type Access = 'public' | 'member' | 'employee';

/** People whom an answer shows to an employee, as each such answer is recorded. */
export interface ShownPeople {
  /** Table of the rows that name them. */
  readonly object: string;
  /** Field of the answer with the row's number. */
  readonly by: string;
  /** Korean words for what the employee needs them for. */
  readonly purpose: string;
}

/**
 * Declaration of a call, from which the typed client, the server's routing and validation, the OpenAPI document and the
 * test factories are derived.
 */
export interface Call<
  Input extends Schema = Schema,
  Entity extends Schema = Schema,
  CallAccess extends Access = Access,
> {
  /** Method used by clients of the specification. */
  readonly method: Method;
  /**
   * Also served as POST with a JSON body on the same path, which our own client always uses. Set on every GET that
   * carries a secret or changes state, so that no secret is part of a URL.
   */
  readonly alsoPost?: true;
  readonly path: `/${string}`;
  /** Former paths, still served for pages of earlier builds, which may stay open for days. */
  readonly formerPaths?: readonly `/${string}`[];
  readonly access: CallAccess;
  /** Permission required by an employee call; `any` is open to every employee. */
  readonly permission?: Permission | 'any';
  /**
   * Employee call for which the session needs a proof of a second factor from the last `STEP_UP_MINUTES`. `once
   * enrolled`: not from an employee who has enrolled none yet.
   */
  readonly stepUp?: 'always' | 'once enrolled';
  /** True if it changes state, so that the csrf header is required for any method. */
  readonly changes: boolean;
  /**
   * Hint, shown when no response arrived, where the visitor can check whether the change was made. If omitted, the page
   * itself is named; null if repeating the change is harmless.
   */
  readonly unanswered?: string | null;
  /** People whom the answer shows; `recorded` if its handler records them itself. Both count for the hourly limit. */
  readonly shows?: ShownPeople | 'recorded';
  /** Encoding of the body; a GET uses the query. */
  readonly body?: 'json' | 'multipart';
  /** Kinds of files accepted in the multipart field `file`: pictures only, or documents too. */
  readonly file?: 'picture' | 'any';
  /** Response type: the JSON envelope or the bytes of a file. */
  readonly answer?: 'envelope' | 'file';
  /** Accepts an `Idempotency-Key` header: the same key and body return the same response. */
  readonly idempotent?: true;
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly input: Input;
  readonly entity: Entity;
}

/** Input passed by the caller. */
export type CallInput<C> = C extends Call<infer Input> ? v.InferInput<Input> : never;
/** Input received by the server's handler, after validation and coercion. */
export type CallValue<C> = C extends Call<infer Input> ? v.InferOutput<Input> : never;
/** `entity` returned by the server, exactly as declared. */
export type CallAnswer<C> = C extends Call<Schema, infer Entity> ? v.InferInput<Entity> : never;
/** `entity` received by the caller with code 1; it may have words unknown to the caller's build. */
export type CallEntity<C> = C extends Call<Schema, infer Entity> ? AsRead<v.InferOutput<Entity>> : never;

/** Requires a permission for employee calls and forbids it for others. */
type NamesPermission<A extends Access> = A extends 'employee'
  ? { permission: Permission | 'any' }
  : { permission?: never };

/** Declares a call. The access is a literal type, so that the handler of a member call is typed with a member. */
export function call<const A extends Access, Input extends Schema, Entity extends Schema>(
  declaration: Call<Input, Entity, A> & NamesPermission<A>,
): Call<Input, Entity, A> {
  return declaration;
}
