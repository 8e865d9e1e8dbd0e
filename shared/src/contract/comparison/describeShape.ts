import { createHash } from 'node:crypto';
import type { Schema } from '../base/call.ts';
import type { Kind, Shape, Word } from './shape.ts';

/** Parts of a valibot schema or pipe step needed for a description. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly literal?: Word;
  readonly options?: readonly unknown[];
  readonly key?: Part | string;
  readonly value?: Part;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

type Limits = Omit<Shape, 'is'>;

const KINDS: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  any: 'anything',
  unknown: 'anything',
};
const KIND_OF_WORD: Readonly<Record<string, Kind>> = { string: 'text', number: 'number', boolean: 'boolean' };

const partsIn = (options: readonly unknown[] = []) => options as readonly Part[];
const wordsIn = (options: readonly unknown[] = []) => options as readonly Word[];

function kindOfWords(words: readonly Word[]): Kind {
  const [kind, ...others] = new Set(words.map((word) => KIND_OF_WORD[typeof word] ?? 'word'));
  return kind !== undefined && others.length === 0 ? kind : 'word';
}

/** @throws for a schema type that the contract has not used before. */
function withoutPipe(part: Part): Shape {
  const { type, entries, item, wrapped, literal, options, key, value } = part;
  if (entries)
    return {
      is: 'object',
      fields: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, shapeOf(entry)])),
      ...(type === 'strict_object' && { isClosed: true }),
    };
  if (wrapped)
    return {
      ...shapeOf(wrapped),
      ...(/optional|nullish|undefinedable/.test(type) && { mayBeMissing: true }),
      ...(/null/.test(type) && { mayBeNull: true }),
    };
  if (type === 'array' && item) return { is: 'list', item: shapeOf(item) };
  if (type === 'record' && typeof key === 'object' && value)
    return { is: 'record', keys: shapeOf(key), item: shapeOf(value) };
  if (type === 'picklist') return { is: kindOfWords(wordsIn(options)), words: wordsIn(options) };
  if (type === 'literal' && literal !== undefined) return { is: kindOfWords([literal]), exactly: literal };
  if (type === 'union' || type === 'variant')
    return { is: 'anyOf', options: partsIn(options).map(shapeOf), ...(typeof key === 'string' && { by: key }) };
  const is = KINDS[type];
  if (!is) throw new Error(`The contract's comparison does not know the schema ${type}: describeShape.ts`);
  return { is };
}

const digest = (text: string) => createHash('sha256').update(text.replace(/\s+/g, '')).digest('hex').slice(0, 8);

/**
 * Digests of a rule's message and of its code, either of which may be rewritten without changing the rule. The code of
 * a `rawCheck` is not accessible: only its existence is recorded.
 */
const ruleOf = ({ type, message, requirement }: Part) =>
  [typeof message === 'string' ? message : type, ...(typeof requirement === 'function' ? [String(requirement)] : [])]
    .map(digest)
    .join(':');

/** Limits set by a step of a pipe; none if it only transforms or annotates the value. */
function limitsOf(step: Part): Limits {
  const { kind, type, requirement } = step;
  if (kind === 'schema') {
    const { is: _, ...limits } = shapeOf(step);
    return limits;
  }
  if (type === 'trim') return { trimmed: true };
  if (kind !== 'validation') return type === 'raw_transform' ? { rules: [ruleOf(step)] } : {};
  switch (type) {
    case 'non_empty':
      return { minLength: 1 };
    case 'length':
      return { minLength: Number(requirement), maxLength: Number(requirement) };
    case 'min_length':
      return { minLength: Number(requirement) };
    case 'max_length':
      return { maxLength: Number(requirement) };
    case 'min_value':
      return { min: Number(requirement) };
    case 'max_value':
      return { max: Number(requirement) };
    case 'regex':
      return { patterns: [String(requirement)] };
    case 'check':
    case 'partial_check':
    case 'raw_check':
    case 'custom':
      return { rules: [ruleOf(step)] };
    default:
      // A format, which valibot checks with a pattern or function of its own.
      return { formats: [['number', 'string'].includes(typeof requirement) ? `${type} ${String(requirement)}` : type] };
  }
}

const both = <Item>(one: readonly Item[] = [], other: readonly Item[] = []) => [...new Set([...one, ...other])];

const LISTS = ['formats', 'patterns', 'rules'] as const;

/** Adds limits to a shape; for `anyOf`, to each option. */
function withLimits(shape: Shape, limits: Limits): Shape {
  if (shape.is === 'anyOf' && !limits.rules)
    return { ...shape, options: (shape.options ?? []).map((option) => withLimits(option, limits)) };
  const lists = LISTS.filter((name) => limits[name]).map((name) => [name, both(shape[name], limits[name])] as const);
  const higher = (name: 'minLength' | 'min') =>
    limits[name] === undefined ? {} : { [name]: Math.max(limits[name], shape[name] ?? -Infinity) };
  const lower = (name: 'maxLength' | 'max') =>
    limits[name] === undefined ? {} : { [name]: Math.min(limits[name], shape[name] ?? Infinity) };
  return {
    ...shape,
    ...limits,
    ...Object.fromEntries(lists),
    ...higher('minLength'),
    ...higher('min'),
    ...lower('maxLength'),
    ...lower('max'),
  };
}

function shapeOf(part: Part): Shape {
  const [first, ...steps] = part.pipe ?? [];
  if (!first) return withoutPipe(part);
  // The first schema of a pipe may be a pipe itself; valibot flattens it into this one.
  return steps.map(limitsOf).reduce(withLimits, shapeOf(first));
}

/** Shape accepted by a schema. */
export const describeShape = (schema: Schema): Shape => shapeOf(schema as unknown as Part);
