import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CODES } from '@portal/shared/contract';
import { longAnswer } from './envelope.ts';

const lines = Array.from({ length: 1201 }, (_, line) => ({ line, name: `"홍길동"\n${line}`, note: undefined }));
const answer = (entity: unknown) => ({ ...CODES.SUCCESS, entity });

test.each([
  ['a list', lines],
  ['a list among other fields', { lines, counts: { none: 1201 }, left: undefined, last: null }],
])('%s that is long has the same JSON as one written at once', async (_what, entity) => {
  const parts = longAnswer(answer(entity));
  expect(parts).not.toBeNull();
  expect(JSON.parse(await text(Readable.from(parts ?? [])))).toEqual(JSON.parse(JSON.stringify(answer(entity))));
});

test.each([[null], [7], [lines.slice(0, 500)], [{ lines: lines.slice(0, 500) }]])(
  'a short response is not written in pieces',
  (entity) => expect(longAnswer(answer(entity))).toBeNull(),
);
