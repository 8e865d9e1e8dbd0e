/** @jest-environment-options {"ownModules": true} */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import * as v from 'valibot';
import { certificatePaper } from '@portal/shared/papers';
import { newBusinessNameRule, newPersonNameRule } from '@portal/shared/rules';
import { pagesOfPdf } from '../testing/pdfWords.ts';
import { printPaper } from './printPaper.ts';

/** Every letter that a rule lets in behind another one. */
const admitted = (rule: v.GenericSchema<string, string>) =>
  Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
    v.is(rule, `가${letter}가`),
  );

test.each([
  ['a new name', newPersonNameRule],
  ['the name of a business', newBusinessNameRule],
])('the typeface has every letter of %s', (_what, rule) => {
  const folder = join(import.meta.dirname, '../../../node_modules/pretendard/dist/public/static/alternative');
  const typeface = create(readFileSync(join(folder, 'Pretendard-Regular.ttf')));
  const letters = new Set('characterSet' in typeface ? typeface.characterSet : []);
  const all = admitted(rule).map((letter) => v.parse(rule, `가${letter}가`));
  expect(all.length).toBeGreaterThan(11_000);
  expect(all.flatMap((name) => [...name]).filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

const paper = certificatePaper(
  {
    number: '2026-2-48150-92361',
    rating: 2,
    name: '김한빛',
    userBirth: '19660302',
    issuedAt: '2026-11-10T10:00:00+09:00',
  },
  'https://portal.example',
);
const print = (memberNo: number) => printPaper({ kind: 'proven', paper }, memberNo);
/** The thread does not keep a process alive. */
const alive = setInterval(() => undefined, 1000);
afterAll(() => clearInterval(alive));

/** Everything except the timeouts stays real, so that a busy machine does not make the thread look stuck. */
const REAL = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];
beforeAll(() => void jest.useFakeTimers({ doNotFake: REAL }));
afterAll(() => void jest.useRealTimers());

test('papers requested at once are printed one after the other, and hold up nobody else', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    turning = setImmediate(count);
  };
  let turning = setImmediate(count);
  const files = await Promise.all([1, 2, 3].map(print));
  clearImmediate(turning);
  expect(files.map(pagesOfPdf)).toEqual([1, 1, 1]);
  // On this thread each paper would take only one turn.
  expect(turns).toBeGreaterThan(30);
});

test('more than twenty at once are told to come back', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 21 }, (_, index) => print(index)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(asked.at(-1)).toMatchObject({ status: 'rejected', reason: { codeName: 'NOT_READY' } });
});

test('one member has two of them at once, and nobody else waits for a third', async () => {
  const [first, second, third, other] = await Promise.allSettled([print(1), print(1), print(1), print(2)]);
  expect([first, second, other].map((one) => one?.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ status: 'rejected', reason: { codeName: 'TOO_MANY' } });
  await expect(print(1)).resolves.toBeDefined();
});

test('a paper that cannot be printed is a fault of its own, and ends no other', async () => {
  const broken = printPaper({ kind: 'entry', paper: { ...paper, title: '' } as never, photo: null }, 1);
  const next = print(2);
  await expect(broken).rejects.toThrow('a paper was not printed');
  expect(pagesOfPdf(await next)).toBe(1);
});
