import { join } from 'node:path';
import { lockedPackages, readLock, type Lock } from './lockedPackages.ts';
import { ROOT } from './root.ts';

const lock: Lock = {
  '': { devDependencies: { webpack: '5' } },
  shared: { dependencies: { react: '19' } },
  'mf-a': { dependencies: { '@portal/shared': '1.0.0', dates: '1' } },
  'mf-b': { dependencies: { '@portal/shared': '1.0.0' } },
  'node_modules/@portal/shared': { link: true },
  'node_modules/webpack': { version: '5.1.0', dependencies: { acorn: '8' } },
  'node_modules/webpack/node_modules/acorn': { version: '8.2.0' },
  'node_modules/acorn': { version: '7.0.0' },
  'node_modules/react': { version: '19.3.0', integrity: 'sha512-x' },
  'node_modules/dates': { version: '1.0.0' },
};
const of = (app: string, changed: Lock = lock) => lockedPackages(changed, ['', 'shared', app]);

test('an app depends on its packages, their packages, and its build tools', () => {
  expect(of('mf-a')).toEqual([
    'node_modules/dates 1.0.0 ',
    'node_modules/react 19.3.0 sha512-x',
    'node_modules/webpack 5.1.0 ',
    'node_modules/webpack/node_modules/acorn 8.2.0 ',
  ]);
});

test('a new section with its own package changes no other app', () => {
  const added = {
    ...lock,
    'mf-c': { dependencies: { picker: '1' } },
    'node_modules/mf-c': { link: true },
    'node_modules/picker': { version: '1.0.0' },
  };
  expect(of('mf-b', added)).toEqual(of('mf-b'));
  expect(of('mf-c', added)).toContain('node_modules/picker 1.0.0 ');
});

test('another version of an app’s package changes it', () => {
  const raised = { ...lock, 'node_modules/dates': { version: '1.0.1' } };
  expect(of('mf-a', raised)).not.toEqual(of('mf-a'));
  expect(of('mf-b', raised)).toEqual(of('mf-b'));
});

test('the real lock file has the packages that render and build the shell', () => {
  const packages = lockedPackages(readLock(join(ROOT, 'package-lock.json')), ['', 'shared', 'shell']).join('\n');
  expect(packages).toMatch(/^node_modules\/react \d/m);
  expect(packages).toMatch(/^node_modules\/webpack \d/m);
});
