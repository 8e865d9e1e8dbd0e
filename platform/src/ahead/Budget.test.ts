import { Budget } from './Budget.ts';

const aBudget = () => new Budget(() => ['/remotes/mf-sign/', 'https://cdn.example/mf-about/']);
const file = (path: string, transferSize: number, encodedBodySize = transferSize) => ({
  name: new URL(path, location.href).href,
  transferSize,
  encodedBodySize,
});

test('until the visitor interacts the budget allows one section, then the rest of 60 KB', () => {
  const budget = aBudget();
  expect([budget.allows('section'), budget.allows('page')]).toEqual([true, false]);
  budget.note([file('/remotes/mf-sign/entry.js', 20_000), file('/registry.json?path=%2Fsign', 2000)]);
  expect(budget.allows('section')).toBe(false);
  budget.use();
  expect([budget.allows('section'), budget.allows('page')]).toEqual([true, true]);
  budget.note([file('/answers.json?address=%2Fsign%2Fin', 3000)]);
  expect([budget.allows('section'), budget.allows('page')]).toEqual([true, false]);
  budget.note([file('https://cdn.example/mf-about/entry.js', 9000)]);
  expect(budget.allows('section')).toBe(false);
});

test('another page resets it', () => {
  const budget = aBudget();
  budget.use();
  budget.note([file('/remotes/mf-sign/entry.js', 50_000)]);
  budget.begin();
  expect([budget.allows('section'), budget.allows('page')]).toEqual([true, false]);
});

test('files of no section and files from the cache are not counted, but a file of unknown size is', () => {
  const budget = aBudget();
  budget.note([
    file('/assets/part.woff2', 90_000),
    file('/api/home/news', 90_000),
    file('/remotes/mf-sign/a.js', 0, 9000),
  ]);
  expect(budget.allows('section')).toBe(true);
  budget.note([file('https://cdn.example/mf-about/entry.js', 0)]);
  expect(budget.allows('section')).toBe(false);
});
