import * as v from 'valibot';
import type { Call, Schema } from '../../base/call.ts';
import { readAnswer, type UnknownPart } from '../../base/readAnswer.ts';
import { examplesOf } from './examples.ts';

// Runs a client of one release against an API of another, with their real schemas and examples of all values.

/** JSON round trip. */
const overTheLine = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** True if the API's validation returns every field that was sent. */
function isPreserved(sent: unknown, received: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(received) && sent.every((item, index) => isPreserved(item, received[index]));
  if (typeof sent !== 'object' || sent === null) return true;
  return (
    typeof received === 'object' &&
    received !== null &&
    Object.entries(sent).every(
      ([name, part]) => name in received && isPreserved(part, (received as typeof sent)[name as never]),
    )
  );
}

/** Input of the client that the API rejects or truncates. */
function refusedInput(client: Call, api: Call): unknown {
  return examplesOf(client.input)
    .map(overTheLine)
    .find((sent) => {
      const received = v.safeParse(api.input as v.GenericSchema, sent);
      return !received.success || !isPreserved(sent, received.output);
    });
}

/** Discriminators of a schema's variants. */
function discriminatorsOf(schema: Schema): string[] {
  const {
    type,
    key,
    entries = {},
    item,
    wrapped,
    options = [],
  } = schema as unknown as {
    type?: string;
    key?: unknown;
    entries?: Record<string, Schema>;
    item?: Schema;
    wrapped?: Schema;
    options?: Schema[];
  };
  const inner = [...Object.values(entries), item, wrapped, ...(type === 'variant' ? options : [])].filter(
    (part) => part !== undefined,
  );
  return [...(type === 'variant' ? [String(key)] : []), ...inner.flatMap(discriminatorsOf)];
}

/**
 * Response of the API that the client cannot read, or of which it drops a known part. Dropping an unknown word or an
 * item of a new kind is allowed.
 */
function unreadAnswer(client: Call, api: Call): unknown {
  const kinds = discriminatorsOf(client.entity);
  const isLoss = ({ effect, word, field }: UnknownPart) =>
    effect === 'leftOut' && word === '' && !kinds.some((kind) => field.endsWith(`.${kind}`));
  return examplesOf(api.entity)
    .map((answer) => overTheLine(v.parse(api.entity as v.GenericSchema, answer)))
    .find((answer) => {
      const reading = readAnswer(client.entity, answer);
      return !reading.isReadable || reading.unknown.some(isLoss);
    });
}

/** First failure between the two; undefined if none. */
export function whatGoesWrong(client: Call, api: Call): { sent: unknown } | { answered: unknown } | undefined {
  const sent = refusedInput(client, api);
  if (sent !== undefined) return { sent };
  const answered = unreadAnswer(client, api);
  return answered === undefined ? undefined : { answered };
}
