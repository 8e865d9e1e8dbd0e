import { join } from 'node:path';
import { ROOT } from './root.ts';
import { readExamples } from './testing/examples.ts';
import { typeErrors } from './testing/typeErrors.ts';

const SHARED = join(ROOT, 'shared');

test('the examples in the doc comments of @portal/shared are one section, which compiles', () => {
  const examples = readExamples();
  expect(examples.length).toBeGreaterThan(12);
  expect(new Set(examples.map(({ file }) => file)).size).toBe(examples.length);
  const files = new Map(examples.map(({ file, code }) => [file, code]));
  const types = ['src/styles.d.ts', 'src/testing/jest/setupBrowser.ts'].map((file) => join(SHARED, file));
  expect(typeErrors(join(SHARED, 'example'), files, types)).toEqual([]);
});
