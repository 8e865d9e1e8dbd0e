import * as v from 'valibot';
import { calls } from '../../contract/all/calls.ts';
import type { Call } from '../../contract/base/call.ts';
import { sampleOf } from './sampleOf.ts';

const asked = Object.entries<Call>(calls).filter(([, { method, access }]) => method === 'GET' && access === 'public');

test('every public call has a sample that its schema accepts', () => {
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(([, { entity }]) => !v.is(entity, sampleOf(entity))).map(([name]) => name)).toEqual([]);
});

test('a list contains an item', () => {
  const list = v.object({ list: v.array(v.object({ no: v.number(), day: v.pipe(v.string(), v.isoDate()) })) });
  expect(sampleOf(list)).toEqual({ list: [{ no: 1, day: '2026-05-04' }] });
});

test('an unsatisfiable schema has none', () => {
  expect(sampleOf(v.pipe(v.string(), v.regex(/^#{40}$/)))).toBeUndefined();
});
