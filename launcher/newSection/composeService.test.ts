import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { withService } from './composeService.ts';

const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const addedLines = (text: string) => {
  const before = compose.split('\n');
  return text.split('\n').filter((line) => !before.includes(line));
};

test('a section gets a service like the others, and register waits for it', () => {
  expect(addedLines(withService(compose, 'mf-example'))).toEqual([
    '      mf-example: { condition: service_healthy }',
    '  mf-example:',
    '    build: { context: ., dockerfile: docker/Dockerfile, target: section, args: { APP: mf-example } }',
  ]);
});

test('a second one follows the first', () => {
  const two = withService(withService(compose, 'mf-one1'), 'mf-two');
  expect(two.indexOf('  mf-two:\n')).toBeGreaterThan(two.indexOf('  mf-one1:\n'));
});

test('a file without sections is refused', () => {
  expect(() => withService('services:\n', 'mf-example')).toThrow('no section');
});
