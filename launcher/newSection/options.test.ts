import { resolve } from 'node:path';
import { ROOT } from '../root.ts';
import { parseOptions, USAGE } from './options.ts';

const wish = (line: string) => parseOptions(line.split(' '), '/home/teams');

test('a section of this repository has its folder here', () => {
  expect(wish('mf-example --prefix /example --title 예시')).toEqual({
    name: 'mf-example',
    prefix: '/example',
    title: '예시',
    folder: resolve(ROOT, 'mf-example'),
    outside: false,
  });
});

test('an outside folder is relative to where the command is run', () => {
  const { folder, outside } = wish('mf-example --prefix /example --title 예시 --outside ../my-section');
  expect({ folder, outside }).toEqual({ folder: '/home/my-section', outside: true });
});

test('names can have digits after a letter', () => {
  expect(wish('mf-exam2-b3 --prefix /exam2 --title 예시')).toMatchObject({ name: 'mf-exam2-b3', prefix: '/exam2' });
});

test.each([
  ['', USAGE],
  ['mf-example --title 예시', USAGE],
  ['example --prefix /example --title 예시', 'no name of a section'],
  ['mf-2x --prefix /example --title 예시', 'no name of a section'],
  ['mf-exam--b --prefix /example --title 예시', 'no name of a section'],
  ['mf-Example --prefix /example --title 예시', 'no name of a section'],
  ['mf-example --prefix example --title 예시', 'no prefix'],
  ['mf-example --prefix /a/b --title 예시', 'no prefix'],
  ["mf-example --prefix /example --title it's", 'plain text'],
])('%p is refused', (line, message) => {
  expect(() => wish(line)).toThrow(message);
});
