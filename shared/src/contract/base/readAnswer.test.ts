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

test('several parts of another day are each told, and what is left is read', () => {
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

test('what an item that is left out had of other days is not told of', () => {
  const answer = { list: [{ ...open, no: '2', status: 'PAUSED' }, open], pageInfo };
  expect(readAnswer(list, answer).unknown).toEqual([{ field: 'list[].no', word: '', effect: 'leftOut' }]);
});

test('a list of which no item can be read is no list: it would say that there is nothing', () => {
  expect(readAnswer(list, { list: [{ no: 1 }, { no: 2 }], pageInfo })).toEqual({
    isReadable: false,
    unknown: [{ field: 'list[].status', word: '', effect: 'refused' }],
  });
  expect(readAnswer(list, { list: [], pageInfo })).toMatchObject({ isReadable: true, entity: { list: [] } });
});

test('elsewhere an array stands or falls with its answer: it may say what is to be paid', () => {
  const schema = v.object({ sums: v.array(v.object({ amount: v.number() })) });
  expect(readAnswer(schema, { sums: [{ amount: 1 }, { amount: null }] })).toEqual({
    isReadable: false,
    unknown: [{ field: 'sums[].amount', word: '', effect: 'refused' }],
  });
});

test.each(['홍길동', '01012345678', 'a@b.kr', 'two words', 'x'.repeat(41)])(
  '%s is kept, and not told to anybody',
  (word) => {
    const reading = readAnswer(item, { ...open, status: word });
    expect(reading).toMatchObject({ isReadable: true, entity: { status: word }, unknown: [{ word: '' }] });
  },
);

test.each([7, null, undefined, { of: 'another day' }])('%j is no word', (status) => {
  expect(readAnswer(item, { ...open, status })).toMatchObject({ isReadable: false });
});

test('a broken rule over a whole answer is not overlooked', () => {
  const schema = v.pipe(
    v.object({ from: v.number(), until: v.number() }),
    v.check(({ from, until }) => from < until),
  );
  expect(readAnswer(schema, { from: 2, until: 1 })).toMatchObject({ isReadable: false });
});

test('of several shapes the first that can be read with a new word is taken; a new shape is none of them', () => {
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

test('of a number out of a few another one is kept, and a word is not', () => {
  const schema = v.object({ rating: v.picklist([1, 2]) });
  expect(readAnswer(schema, { rating: 3 })).toMatchObject({ isReadable: true, entity: { rating: 3 } });
  expect(readAnswer(schema, { rating: '3' })).toMatchObject({ isReadable: false });
});
