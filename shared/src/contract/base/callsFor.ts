import type { Access, Call, Method, Schema } from './call.ts';
import type { Permission } from './permission.ts';

/** Fields of a call beside its address and access; those that follow from its method are given only to differ. */
type Declaration<Input extends Schema, Entity extends Schema> = Pick<
  Call<Input, Entity>,
  | 'alsoPost'
  | 'formerPaths'
  | 'stepUp'
  | 'unanswered'
  | 'shows'
  | 'body'
  | 'file'
  | 'answer'
  | 'idempotent'
  | 'summary'
  | 'input'
  | 'entity'
> & { readonly changes?: boolean };

type Who<A extends Access> = Pick<Call<Schema, Schema, A>, 'access' | 'permission'>;
type FollowsFromMethod = Pick<Call, 'changes' | 'body'>;

const READS: FollowsFromMethod = { changes: false };
const CHANGES: FollowsFromMethod = { changes: true, body: 'json' };

/** Returns the declarations of one path by method; `name` is the part below the path, empty for the path itself. */
function callsBelow<A extends Access>(who: Who<A>, path: `/${string}`) {
  const declares =
    (method: Method, usual: FollowsFromMethod) =>
    <Input extends Schema, Entity extends Schema>(
      name: string,
      declaration: Declaration<Input, Entity>,
    ): Call<Input, Entity, A> => ({ method, path: name ? `${path}/${name}` : path, ...who, ...usual, ...declaration });
  return { get: declares('GET', READS), post: declares('POST', CHANGES), patch: declares('PATCH', CHANGES) };
}

/** Declares calls for employees with one right: a GET changes nothing, the others change state and take JSON. */
export const callsFor = (permission: Permission | 'any', path: `/${string}`) =>
  callsBelow({ access: 'employee', permission }, path);

/** Declares calls for members with a live session, by the same rules. */
export const memberCalls = (path: `/${string}`) => callsBelow({ access: 'member' }, path);

/** Declares calls for anyone, by the same rules. */
export const publicCalls = (path: `/${string}`) => callsBelow({ access: 'public' }, path);
