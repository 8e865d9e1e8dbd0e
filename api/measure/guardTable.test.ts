import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUARDS } from './guardTable.ts';

const source = join(import.meta.dirname, '../src');
const files = globSync('**/*.ts', { cwd: source });
const lines = GUARDS.flatMap((guard) => ('file' in guard ? [guard] : []));

test.each(lines)('$name is in one file, with exactly the removed words', ({ file, present }) => {
  const [found, ...others] = files.filter((path) => `/${path}`.endsWith(`/${file}`));
  expect(others).toEqual([]);
  expect(readFileSync(join(source, found ?? file), 'utf8')).toContain(present);
});
