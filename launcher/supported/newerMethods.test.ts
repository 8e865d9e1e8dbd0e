import { SUPPORTED_BROWSERS } from './declared.ts';
import { newerMethods } from './newerMethods.ts';

test('the methods follow from the declared browsers', () => {
  const newer = newerMethods(SUPPORTED_BROWSERS);
  for (const name of ['toSorted', 'toReversed', 'findLast', 'groupBy', 'fromAsync', 'withResolvers', 'canParse'])
    expect(newer).toContain(name);
  for (const name of ['map', 'at', 'hasOwn', 'replaceAll', 'flatMap']) expect(newer).not.toContain(name);
  expect(newerMethods(['Chrome >= 140'])).not.toContain('toSorted');
});
