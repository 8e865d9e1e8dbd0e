import * as v from 'valibot';
import { addressEntries, newPasswordSchema, pastBirthDateRule } from '../../form/schemas.ts';
import type { Schema } from '../base/call.ts';
import { articleForm } from '../office/articleForm.ts';
import { courseForm, examForm } from '../office/offeringForm.ts';
import { calls } from './calls.ts';

/** Nothing, another kind of value, too little of it and too much for a number or a short text. */
const WORST: readonly unknown[] = [
  ...[undefined, null, '', ' ', '?', 'Invalid', '가'.repeat(2001), 'a\0', '99:99', '2026-02-31', 'http:/'],
  ...[-1, 0, 0.5, 1e12, 1e300, Number.NaN, '-1', '0.5', '9'.repeat(16), true, {}, [], [null]],
];

/** Latin letters that Korean readers know as they are, of addresses, files and units; the s that ends no id. */
const KNOWN_WORDS = /https:\/\/|name@example\.com|\b(?:MB|KB|JPG|PNG|PDF|CSV|SMS|s)(?![a-z])/g;

const isReadable = (message: string) =>
  /\p{Script=Hangul}/u.test(message) && !/[a-z]/i.test(message.replace(KNOWN_WORDS, ''));

interface Field {
  readonly path: string;
  readonly schema: Schema;
}

const hasEntries = (schema: object) => 'entries' in schema;

/** The fields of a schema, inside objects, lists and what may be left out; the alternatives of one value are one. */
function fieldsOf(schema: object, path = ''): Field[] {
  const { entries, item, wrapped, options } = schema as {
    entries?: Readonly<Record<string, object>>;
    item?: object;
    wrapped?: object;
    options?: readonly object[];
  };
  if (entries) return Object.entries(entries).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`));
  if (item) return fieldsOf(item, `${path}[]`);
  if (wrapped) return fieldsOf(wrapped, path);
  const forms = options?.filter((option): option is object => typeof option === 'object' && hasEntries(option));
  if (forms && forms.length > 0) return forms.flatMap((form) => fieldsOf(form, path));
  return [{ path, schema: schema as Schema }];
}

/** Too much for every text. Reading it takes long, so that only those get it which are longer than others. */
const LONGEST = '가'.repeat(200_001);

function messagesOf(schema: Schema): string[] {
  const issuesOf = (value: unknown) => v.safeParse(schema as v.GenericSchema, value).issues ?? [];
  const issues = WORST.flatMap(issuesOf);
  const isLong = !issues.some(({ type }) => type === 'max_length');
  return [...issues, ...(isLong ? issuesOf(LONGEST) : [])].map(({ message }) => message);
}

/** What people could not read, with the field that says so. */
const unreadable = (schema: Schema) =>
  fieldsOf(schema).flatMap((field) =>
    messagesOf(field.schema)
      .filter((message) => !isReadable(message))
      .map((message) => `${field.path}: ${message}`),
  );

/** Sent by programs, which nobody has to read an answer for. */
const { telemetry: _telemetry, canaryEnded: _canaryEnded, ...callsOfPeople } = calls;

const SCHEMAS: readonly (readonly [string, Schema])[] = [
  ...Object.entries(callsOfPeople).map(([name, { input }]) => [name, input] as const),
  ['courseForm', courseForm],
  ['examForm', examForm],
  ['articleForm', articleForm],
  ['addressEntries', v.object(addressEntries)],
  ['newPasswordSchema', newPasswordSchema],
  ['pastBirthDateRule', pastBirthDateRule],
];

test('every call and form refuses in Korean, whatever it is given', () => {
  expect(SCHEMAS.flatMap(([name, schema]) => unreadable(schema).map((said) => name + said))).toEqual([]);
});

const EMPTY = Object.fromEntries(Object.keys({ ...courseForm.entries, ...examForm.entries }).map((name) => [name, '']));

test.each([
  ['course', courseForm],
  ['exam', examForm],
])('no two fields of a %s are missed in the same words', (_kind, schema) => {
  const messages = v.safeParse(schema, EMPTY).issues?.map(({ message }) => message) ?? [];
  expect(messages.length).toBeGreaterThan(10);
  expect(new Set(messages).size).toBe(messages.length);
});
