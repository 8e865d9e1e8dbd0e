import * as v from 'valibot';
import { CODES, type Call, type Envelope } from '@portal/shared/contract';
import { inPieces } from '../clock/inPieces.ts';
import { CommittedRefusal, type BusinessError, type HttpError } from '../errors/errors.ts';
import { shapeOf, type SchemaShape } from './schemaShape.ts';

/** Stage 7: the envelope with only those fields that the call's schema declares. */
export async function present(call: Call, answer: unknown): Promise<Envelope<unknown>> {
  if (answer instanceof CommittedRefusal) return envelopeOfBusinessError(answer.error);
  return { ...CODES.SUCCESS, entity: await declared(shapeOf(call.entity), answer) };
}

/** Items of a list processed between two turns of the event loop: some milliseconds of work. */
const ITEMS_AT_ONCE = 500;

const isLongList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > ITEMS_AT_ONCE;

/** The declared part of a value; long lists are processed in pieces. */
async function declared(shape: SchemaShape, value: unknown): Promise<unknown> {
  const { item, entries, pipe } = shape;
  if (item && !pipe && isLongList(value)) {
    const items: unknown[] = [];
    for await (const piece of inPieces(value, ITEMS_AT_ONCE)) items.push(...piece.map((each) => parsed(item, each)));
    return items;
  }
  if (entries && !pipe && isObject(value) && Object.values(value).some(isLongList)) {
    const fields: [string, unknown][] = [];
    for (const [name, entry] of Object.entries(entries)) fields.push([name, await declared(entry, value[name])]);
    return Object.fromEntries(fields);
  }
  return parsed(shape, value);
}

const hasLongList = (value: unknown): value is unknown[] | Record<string, unknown> =>
  isLongList(value) || (isObject(value) && Object.values(value).some(isLongList));

/**
 * JSON of a response with a long list, in pieces between which other requests are served; null for any other response,
 * which is written at once.
 */
export function longAnswer({ entity, ...envelope }: Envelope<unknown>): AsyncIterable<string> | null {
  return hasLongList(entity) ? inParts(envelope, entity) : null;
}

async function* inParts(envelope: object, entity: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(envelope).slice(0, -1)},"entity":`;
  yield* partsOf(entity);
  yield '}';
}

async function* partsOf(value: unknown): AsyncGenerator<string> {
  if (isLongList(value)) {
    let before = '[';
    for await (const piece of inPieces(value, ITEMS_AT_ONCE)) {
      yield before + JSON.stringify(piece).slice(1, -1);
      before = ',';
    }
    yield ']';
  } else if (isObject(value) && hasLongList(value)) {
    let before = '{';
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* partsOf(field);
      before = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parsed = (shape: SchemaShape, value: unknown): unknown => v.parse(shape as unknown as v.GenericSchema, value);

export const envelopeOfBusinessError = ({ codeName, message, entity }: BusinessError): Envelope<unknown> => ({
  ...CODES[codeName],
  message,
  entity,
});

export const envelopeOfHttpError = ({ codeName, entity }: HttpError): Envelope<unknown> => ({
  ...CODES[codeName],
  entity,
});
