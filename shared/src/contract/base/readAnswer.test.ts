import * as v from 'valibot';
import { listOf } from './envelope.ts';
import { readAnswer } from './readAnswer.ts';
import { wordOf } from './words.ts';

const item = v.object({
  no: v.number(),
  status: wordOf({ OPEN: '접수중' }),
  actions: v.array(wordOf({ pay: '결제' })),
});
const list = listOf(item);
const pageInfo = { page: 1, endPage: 1, totalRow: 2 };
const open = { no: 1, status: 'OPEN', actions: ['pay'] };

test('reports each unknown part, and reads the rest', () => {
  const answer = {
    list: [
      { ...open, status: 'PAUSED', actions: ['gift', 'pay'] },
      { ...open, no: '2' },
    ],
    pageInfo,
  };
  expect(readAnswer(list, answer)).toEqual({
    isReadable: true,
    entity: { list: [{ ...open, status: 'PAUSED' }], pageInfo },
    unknown: [
      { field: 'list[].status', word: 'PAUSED', effect: 'kept' },
      { field: 'list[].actions[]', word: 'gift', effect: 'leftOut' },
      { field: 'list[].no', word: '', effect: 'leftOut' },
    ],
  });
});

test('reports no unknown parts of an item that is left out', () => {
  const answer = { list: [{ ...open, no: '2', status: 'PAUSED' }, open], pageInfo };
  expect(readAnswer(list, answer).unknown).toEqual([{ field: 'list[].no', word: '', effect: 'leftOut' }]);
});

test('a list without a readable item is unreadable, since an empty one would show that there are none', () => {
  expect(readAnswer(list, { list: [{ no: 1 }, { no: 2 }], pageInfo })).toEqual({
    isReadable: false,
    unknown: [{ field: 'list[].status', word: '', effect: 'refused' }],
  });
  expect(readAnswer(list, { list: [], pageInfo })).toMatchObject({ isReadable: true, entity: { list: [] } });
});

test('any other array is unreadable as a whole, since it may be a list of sums to pay', () => {
  const schema = v.object({ sums: v.array(v.object({ amount: v.number() })) });
  expect(readAnswer(schema, { sums: [{ amount: 1 }, { amount: null }] })).toEqual({
    isReadable: false,
    unknown: [{ field: 'sums[].amount', word: '', effect: 'refused' }],
  });
});

test.each(['홍길동', '01012345678', 'a@b.kr', 'two words', 'x'.repeat(41)])(
  '%s is retained, but not reported',
  (word) => {
    const reading = readAnswer(item, { ...open, status: word });
    expect(reading).toMatchObject({ isReadable: true, entity: { status: word }, unknown: [{ word: '' }] });
  },
);

test.each([7, null, undefined, { of: 'another day' }])('%j is not a word', (status) => {
  expect(readAnswer(item, { ...open, status })).toMatchObject({ isReadable: false });
});

test('a violated rule about a whole response makes it unreadable', () => {
  const schema = v.pipe(
    v.object({ from: v.number(), until: v.number() }),
    v.check(({ from, until }) => from < until),
  );
  expect(readAnswer(schema, { from: 2, until: 1 })).toMatchObject({ isReadable: false });
});

test('of a variant, the first option that can be read with a new word is used; a new option is unreadable', () => {
  const schema = v.object({
    result: v.variant('kind', [
      v.object({ kind: v.literal('paid'), method: wordOf({ card: '카드' }) }),
      v.object({ kind: v.literal('open') }),
    ]),
  });
  expect(readAnswer(schema, { result: { kind: 'paid', method: 'points' } })).toMatchObject({
    isReadable: true,
    entity: { result: { kind: 'paid', method: 'points' } },
  });
  expect(readAnswer(schema, { result: { kind: 'gift' } })).toMatchObject({ isReadable: false });
});

test('an unknown number of a closed set is retained, a word in its place is unreadable', () => {
  const schema = v.object({ rating: v.picklist([1, 2]) });
  expect(readAnswer(schema, { rating: 3 })).toMatchObject({ isReadable: true, entity: { rating: 3 } });
  expect(readAnswer(schema, { rating: '3' })).toMatchObject({ isReadable: false });
});
