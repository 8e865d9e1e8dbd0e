import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Licences that allow use and distribution with the portal. */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  // Licence of the typeface.
  'OFL-1.1',
];

/** Packages with other licences, each with the reason why it may be used. */
const OTHERS: Record<string, string> = {
  '@img/sharp': 'LGPL: libvips is a library of its own that can be exchanged; nothing of it is changed',
  'axe-core': 'MPL: runs in tests alone',
  'caniuse-lite': 'CC-BY: data that a build reads, given on to nobody',
  'png-js': 'names no licence in its description; its file LICENSE is the MIT licence',
};

interface Locked {
  license?: string;
  link?: boolean;
}

/** `(MIT OR X)` needs one allowed licence, `MIT AND X` both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ALLOWED.includes(one)));

test('everything that is installed has a licence that allows it', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license = '' }]) => ({ name: path.split('node_modules/').at(-1) ?? '', licence: license }));
  const other = installed.filter(({ licence }) => !isAllowed(licence));
  const named = (name: string) => Object.keys(OTHERS).find((start) => name === start || name.startsWith(`${start}-`));
  expect(other.filter(({ name }) => named(name) === undefined)).toEqual([]);
  // A reason for a removed package misleads.
  expect(Object.keys(OTHERS).filter((start) => !other.some(({ name }) => named(name) === start))).toEqual([]);
});
