import * as v from 'valibot';
import { addressEntries, newPasswordSchema, pastBirthDateRule } from '../../form/schemas.ts';
import type { Schema } from '../base/call.ts';
import { articleForm } from '../office/articleForm.ts';
import { courseForm, examForm } from '../office/offeringForm.ts';
import { calls } from './calls.ts';

/** Missing values, wrong types, and values below and above the limits of numbers and short texts. */
const WORST: readonly unknown[] = [
  ...[undefined, null, '', ' ', '?', 'Invalid', '가'.repeat(2001), 'a\0', '99:99', '2026-02-31', 'http:/'],
  ...[-1, 0, 0.5, 1e12, 1e300, Number.NaN, '-1', '0.5', '9'.repeat(16), true, {}, [], [null]],
];

/**
 * Latin words known to Korean readers: parts of addresses, file types, units, and an s that is not the end of an id.
 */
const KNOWN_WORDS = /https:\/\/|name@example\.com|\b(?:MB|KB|JPG|PNG|PDF|CSV|SMS|s)(?![a-z])/g;

const isReadable = (message: string) =>
  /\p{Script=Hangul}/u.test(message) && !/[a-z]/i.test(message.replace(KNOWN_WORDS, ''));

interface Field {
  readonly path: string;
  readonly schema: Schema;
}

const hasEntries = (schema: object) => 'entries' in schema;

/**
 * Fields of a schema, including those in objects, lists and optional parts; the options of one value count as one
 * field.
 */
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

/** Too long for every text field. Parsing is slow, so that only fields with high limits get it. */
const LONGEST = '가'.repeat(200_001);

function messagesOf(schema: Schema): string[] {
  const issuesOf = (value: unknown) => v.safeParse(schema as v.GenericSchema, value).issues ?? [];
  const issues = WORST.flatMap(issuesOf);
  const isLong = !issues.some(({ type }) => type === 'max_length');
  return [...issues, ...(isLong ? issuesOf(LONGEST) : [])].map(({ message }) => message);
}

/** Messages that are not Korean, with the path of their field. */
const unreadable = (schema: Schema) =>
  fieldsOf(schema).flatMap((field) =>
    messagesOf(field.schema)
      .filter((message) => !isReadable(message))
      .map((message) => `${field.path}: ${message}`),
  );

/** Sent by programs, so that no user reads their messages. */
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

test('every call and form rejects any input in Korean', () => {
  expect(SCHEMAS.flatMap(([name, schema]) => unreadable(schema).map((said) => name + said))).toEqual([]);
});

const EMPTY = Object.fromEntries(Object.keys({ ...courseForm.entries, ...examForm.entries }).map((name) => [name, '']));

test.each([
  ['course', courseForm],
  ['exam', examForm],
])('no two required fields of a %s have the same message', (_kind, schema) => {
  const messages = v.safeParse(schema, EMPTY).issues?.map(({ message }) => message) ?? [];
  expect(messages.length).toBeGreaterThan(10);
  expect(new Set(messages).size).toBe(messages.length);
});
