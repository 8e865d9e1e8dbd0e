import * as v from 'valibot';
import type { Access, Call, Method } from '../base/call.ts';
import { describeShape } from './describeShape.ts';
import type { Shape } from './shape.ts';

/**
 * A call as plain JSON: what its client sends and reads, or what the API accepts and returns. Both sides write it from
 * the contract of their own release.
 */
export interface CallDescription extends Pick<
  Call,
  'method' | 'alsoPost' | 'path' | 'formerPaths' | 'body' | 'file' | 'answer' | 'idempotent'
> {
  readonly access: Access;
  readonly permission?: string;
  /** True if the csrf header is required. */
  readonly changes?: true;
  readonly input: Shape;
  readonly entity: Shape;
}

/** Calls by their names in the contract. */
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

/** Calls sorted by name, so that equal calls serialize equally. */
export const describeCalls = (calls: Readonly<Record<string, Call>>): CallDescriptions =>
  Object.fromEntries(
    Object.entries(calls)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, call]) => [name, describeCall(call)]),
  );

const isDescription = (value: unknown): value is CallDescription =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'entity' in value;

/** Schema of the calls in a build record. Further fields are those written by the `describeCall` of its release. */
export const callDescriptions = v.record(v.string(), v.custom<CallDescription>(isDescription));

/** Request line used by clients; calls that may carry a secret never use GET. */
export const askedAs = ({ method, alsoPost, path }: CallDescription) => `${alsoPost ? 'POST' : method} ${path}`;

/** All request lines that the API serves for a call: its methods on the current and former paths. */
export const servedAs = ({ method, alsoPost, path, formerPaths = [] }: CallDescription): string[] => {
  const methods: Method[] = alsoPost ? [method, 'POST'] : [method];
  return [path, ...formerPaths].flatMap((each) => methods.map((one) => `${one} ${each}`));
};
