import * as v from 'valibot';
import type { Access, Call, Method } from '../base/call.ts';
import { describeShape } from './describeShape.ts';
import type { Shape } from './shape.ts';

/**
 * One call as plain JSON: what its client sends and reads, or what the API takes and answers. Both write the same, each
 * of the contract of its own day.
 */
export interface CallDescription extends Pick<
  Call,
  'method' | 'alsoPost' | 'path' | 'formerPaths' | 'body' | 'file' | 'answer' | 'idempotent'
> {
  readonly access: Access;
  readonly permission?: string;
  /** The csrf header is demanded. */
  readonly changes?: true;
  readonly input: Shape;
  readonly entity: Shape;
}

/** Calls by the names that the contract has for them. */
export type CallDescriptions = Readonly<Record<string, CallDescription>>;

export function describeCall(call: Call): CallDescription {
  const { method, alsoPost, path, formerPaths, access, permission, changes, body, file, answer, idempotent } = call;
  return {
    method,
    ...(alsoPost && { alsoPost }),
    path,
    ...(formerPaths && { formerPaths }),
    access,
    ...(permission && { permission }),
    ...(changes && { changes }),
    ...(body === 'multipart' && { body }),
    ...(file && { file }),
    ...(answer === 'file' && { answer }),
    ...(idempotent && { idempotent }),
    input: describeShape(call.input),
    entity: describeShape(call.entity),
  };
}

/** Calls by their names, in the order of the names: the same calls are always the same text. */
export const describeCalls = (calls: Readonly<Record<string, Call>>): CallDescriptions =>
  Object.fromEntries(
    Object.entries(calls)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, call]) => [name, describeCall(call)]),
  );

const isDescription = (value: unknown): value is CallDescription =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'entity' in value;

/** As it stands in a build's record. The rest of it is what `describeCall` of its day has written. */
export const callDescriptions = v.record(v.string(), v.custom<CallDescription>(isDescription));

/** How a client asks: calls that may carry a secret are never asked for by GET. */
export const askedAs = ({ method, alsoPost, path }: CallDescription) => `${alsoPost ? 'POST' : method} ${path}`;

/** Everything that the API answers for a call: its methods, at its path and at its former ones. */
export const servedAs = ({ method, alsoPost, path, formerPaths = [] }: CallDescription): string[] => {
  const methods: Method[] = alsoPost ? [method, 'POST'] : [method];
  return [path, ...formerPaths].flatMap((each) => methods.map((one) => `${one} ${each}`));
};
