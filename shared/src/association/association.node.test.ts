import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { association } from './index.ts';

const css = readFileSync(join(__dirname, '../../../association/colours.css'), 'utf8');

test.each([
  ['primary', '--color-primary'],
  ['accent', '--color-accent'],
  ['ground', '--color-ground'],
] as const)('the colour %s of the association equals that of the stylesheet', (name, property) => {
  expect(new RegExp(`${property}: (#[0-9a-f]{6});`).exec(css)?.[1]).toBe(association.colors[name]);
});

test('the dark background equals that of dark mode', () => {
  expect(css.slice(css.indexOf('prefers-color-scheme: dark'))).toContain(
    `--color-ground: ${association.colors.groundDark};`,
  );
});
