import * as v from 'valibot';
import { calls } from '../../contract/all/calls.ts';
import type { Call } from '../../contract/base/call.ts';
import { sampleOf, sampleWith } from './sampleOf.ts';

const asked = Object.entries<Call>(calls).filter(([, { method, access }]) => method === 'GET' && access === 'public');

test('every public call has a sample that its schema accepts', () => {
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(([, { entity }]) => !v.is(entity, sampleOf(entity))).map(([name]) => name)).toEqual([]);
});

test('a list contains an item', () => {
  const list = v.object({ list: v.array(v.object({ no: v.number(), day: v.pipe(v.string(), v.isoDate()) })) });
  expect(sampleOf(list)).toEqual({ list: [{ no: 1, day: '2026-05-04' }] });
});

test('a list contains an item for each option of a field, and all options of a picklist', () => {
  const row = v.object({ no: v.number(), state: v.optional(v.picklist(['open', 'closed'])) });
  expect(sampleOf(v.array(row))).toEqual([
    { no: 1, state: 'open' },
    { no: 2, state: 'closed' },
  ]);
  expect(sampleOf(v.array(v.picklist(['accept', 'refuse'])))).toEqual(['accept', 'refuse']);
});

test('an unsatisfiable schema has none', () => {
  expect(sampleOf(v.pipe(v.string(), v.regex(/^#{40}$/)))).toBeUndefined();
});

describe('sampleWith', () => {
  const row = v.object({
    no: v.number(),
    title: v.string(),
    isOpen: v.boolean(),
    note: v.optional(v.string()),
    paid: v.nullable(v.object({ day: v.pipe(v.string(), v.isoDate()), amount: v.number() })),
  });

  test('fields that are left out are the least that the schema accepts, in items of lists too', () => {
    const least = { no: 1, title: '한빛 외식업 소식', isOpen: false, paid: null };
    expect(sampleWith(v.object({ list: v.array(row) }), {})).toEqual({ list: [] });
    expect(sampleWith(v.object({ list: v.array(row) }), { list: [{}, { note: '' }] })).toEqual({
      list: [least, { ...least, note: '' }],
    });
    expect(sampleWith(row, { paid: { amount: 5 } })).toEqual({ ...least, paid: { day: '2026-05-04', amount: 5 } });
  });

  test('the variant is the one that the fields fit', () => {
    const either = v.variant('kind', [
      v.object({ kind: v.literal('course'), educationNo: v.number() }),
      v.object({ kind: v.literal('exam'), examinationNo: v.number() }),
    ]);
    expect(sampleWith(either, { kind: 'exam' })).toEqual({ kind: 'exam', examinationNo: 1 });
  });

  test('a field that the schema does not accept is refused', () => {
    expect(() => sampleWith(row, { no: 'one' })).toThrow(/no/);
  });
});
