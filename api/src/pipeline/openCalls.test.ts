import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { calls, type Call, type CallName } from '@portal/shared/contract';
import { OPEN_CALLS, type Confined } from './openCalls.ts';

const readData = (path: string) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Record<string, unknown>;
/** Numbers, files and paths in inputs of open calls that name no row of a branch, with what confines them. */
const FREE = readData('testing/freeFields.json');
/** Calls that are refused to employees of a branch, by the reason. */
const NATIONAL = readData('nationalCalls.json');

/** A field that names a row, or a file that names some. */
const NAMES_ROWS = /(No|Nos|file|files|path|code|after)$/;

type Schema = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly (v.GenericSchema | string | number)[];
  pipe?: readonly v.GenericSchema[];
};

/** Paths of all fields of a schema, without the indexes of arrays. */
function fieldsOf(schema: v.GenericSchema, path: readonly string[] = []): string[] {
  const { entries, item, wrapped, options, pipe = [] } = schema as Schema;
  const inner = [
    ...Object.entries(entries ?? {}).flatMap(([name, each]) => fieldsOf(each, [...path, name])),
    ...[
      item,
      wrapped,
      ...pipe.filter((each) => each !== schema && (each as { kind: string }).kind === 'schema'),
    ].flatMap((each) => (each ? fieldsOf(each, path) : [])),
    ...(options ?? []).flatMap((each) => (typeof each === 'object' ? fieldsOf(each, path) : [])),
  ];
  return inner.length > 0 ? inner : [path.join('.')];
}

const open = Object.entries(OPEN_CALLS) as [CallName, Confined][];
const ofEmployees = Object.entries<Call>(calls).flatMap(([name, { access }]) => (access === 'employee' ? [name] : []));

test('each call of the office is open to employees of a branch, or national with the reason', () => {
  const national = Object.values(NATIONAL).flat();
  expect([...Object.keys(OPEN_CALLS), ...national].toSorted()).toEqual(ofEmployees.toSorted());
});

test('each field of an open call that names rows is confined, wherever it is in the input', () => {
  const unknown: string[] = [];
  const used = new Set<string>();
  for (const [name, { rows = {} }] of open)
    for (const field of new Set(fieldsOf(calls[name].input as v.GenericSchema))) {
      if (field in rows || !NAMES_ROWS.test(field)) continue;
      if (`${name} ${field}` in FREE) used.add(`${name} ${field}`);
      else unknown.push(`${name} names rows by '${field}', of which nobody has said how it is confined`);
    }
  expect(unknown).toEqual([]);
  expect(Object.keys(FREE).filter((each) => !used.has(each))).toEqual([]);
});

test('each field that confines a call is in its input', () => {
  for (const [name, { rows = {} }] of open)
    expect(fieldsOf(calls[name].input as v.GenericSchema)).toEqual(expect.arrayContaining(Object.keys(rows)));
});
