import { FRESH_MS, TextCache } from './TextCache.ts';

const clock = { at: 0 };
let made = 0;
let isBroken = false;
const problems: string[] = [];
const aText = () =>
  new TextCache(
    async () => {
      made += 1;
      if (isBroken) throw new Error('the API is down');
      return `text ${made}`;
    },
    (problem) => problems.push(problem),
    () => clock.at,
  );

beforeEach(() => {
  clock.at = 0;
  made = 0;
  isBroken = false;
});

test('a text is generated again when it is stale', async () => {
  const text = aText();
  expect(await text.get()).toBe('text 1');
  clock.at = FRESH_MS - 1;
  expect(await text.get()).toBe('text 1');
  clock.at = FRESH_MS;
  expect(await text.get()).toBe('text 2');
});

test('while a text cannot be generated, the last one is served, and not every visitor triggers an API request', async () => {
  const text = aText();
  await text.get();
  isBroken = true;
  clock.at = FRESH_MS;
  expect(await text.get()).toBe('text 1');
  expect(await text.get()).toBe('text 1');
  expect(made).toBe(2);
  expect(problems.at(-1)).toContain('the API is down');
});
