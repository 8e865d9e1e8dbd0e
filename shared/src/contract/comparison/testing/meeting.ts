import * as v from 'valibot';
import type { Call, Schema } from '../../base/call.ts';
import { readAnswer, type UnknownPart } from '../../base/readAnswer.ts';
import { examplesOf } from './examples.ts';

// What happens when a client of one day meets an API of another: with their real schemas, and examples of all they say.

/** JSON, as it goes over the line. */
const overTheLine = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Whether every field that was sent has come out of the API's validation. */
function isKept(sent: unknown, received: unknown): boolean {
  if (Array.isArray(sent)) return Array.isArray(received) && sent.every((item, index) => isKept(item, received[index]));
  if (typeof sent !== 'object' || sent === null) return true;
  return (
    typeof received === 'object' &&
    received !== null &&
    Object.entries(sent).every(
      ([name, part]) => name in received && isKept(part, (received as typeof sent)[name as never]),
    )
  );
}

/** An input of the client that the API refuses, or of which it loses a part. */
function refusedInput(client: Call, api: Call): unknown {
  return examplesOf(client.input)
    .map(overTheLine)
    .find((sent) => {
      const received = v.safeParse(api.input as v.GenericSchema, sent);
      return !received.success || !isKept(sent, received.output);
    });
}

/** The fields that tell the options of a schema apart. */
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
 * An answer of the API that the client cannot read, or of which it leaves out what it should know. It may leave out a
 * word that it does not know, and an item of a kind that is new.
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

/** What goes wrong between the two; undefined where nothing does. */
export function whatGoesWrong(client: Call, api: Call): { sent: unknown } | { answered: unknown } | undefined {
  const sent = refusedInput(client, api);
  if (sent !== undefined) return { sent };
  const answered = unreadAnswer(client, api);
  return answered === undefined ? undefined : { answered };
}
