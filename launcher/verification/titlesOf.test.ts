import { titlesOf } from './titlesOf.ts';

test('titles are found in their blocks, as written in the source', () => {
  const source = `
    describe('a seat', () => {
      test('is held once', () => {});
      test.each([[1]])('of %s is free', () => {});
      for (const kind of kinds) test(\`of \${kind} is "full"\`, () => {});
    });
    describeWithDatabase("of the table", (open) => { it('is stored', async () => {}); });
    test.describe('on a phone', () => { test('is seen', { tag: '@phone' }, async () => {}); });
  `;
  expect(titlesOf(source)).toEqual([
    'a seat › is held once',
    'a seat › of %s is free',
    'a seat › of ${kind} is "full"',
    'of the table › is stored',
    'on a phone › is seen',
  ]);
});

test('what never runs, and a pattern that is tested, has no title', () => {
  const source = `
    test.skip('later', () => {});
    describe.skip('all of it', () => { test('later', () => {}); });
    test.todo('some day');
    test.fail('not yet', () => {});
    test('is right', () => { expect(/a/.test('title')).toBe(true); });
  `;
  expect(titlesOf(source)).toEqual(['is right']);
});
