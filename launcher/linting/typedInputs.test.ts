import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { typedInputs } from './typedInputs.ts';

const FILES = {
  'shared/package.json': '{ "exports": { "./ui": "./src/ui/index.ts", "./section/*": "./src/section/*.ts" } }',
  'shared/src/ui/index.ts': "export * from './Button.tsx';",
  'shared/src/ui/Button.tsx': 'export const Button = null;',
  'shared/src/section/paths.ts': 'export const paths = [];',
  'mf-x/src/Page.tsx': "import { Button } from '@portal/shared/ui';\nimport type { Row } from './row.ts';",
  'mf-x/src/row.ts': "export type Row = typeof import('@portal/shared/section/paths');",
  'mf-x/src/Page.test.tsx': "const Page = await import('./Page.tsx');",
  'mf-x/src/other.ts': 'export const other = 1;',
  'api/src/body.ts': "declare module 'fastify' {}",
  'tsconfig.json': '{}',
};
const OF_PAGE = ['mf-x/src/Page.test.tsx', 'mf-x/src/Page.tsx'];

const root = mkdtempSync(join(tmpdir(), 'portal-typed-'));
afterAll(() => rmSync(root, { recursive: true }));
function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Files to check again after a change of one. */
function stale(file: string, text: string): string[] {
  for (const [name, content] of Object.entries(FILES)) write(name, content);
  const names = [...new Set([...Object.keys(FILES), file])];
  const before = typedInputs(root, Object.keys(FILES));
  write(file, text);
  return [...typedInputs(root, names)].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
}

test.each([
  ['mf-x/src/other.ts', 'export const other = 2;', ['mf-x/src/other.ts']],
  ['mf-x/src/Page.tsx', 'export {};', OF_PAGE],
  ['shared/src/ui/Button.tsx', 'export {};', [...OF_PAGE, 'shared/src/ui/Button.tsx', 'shared/src/ui/index.ts']],
  ['shared/src/section/paths.ts', 'export {};', [...OF_PAGE, 'mf-x/src/row.ts', 'shared/src/section/paths.ts']],
])('with %s only its importers are checked again', (file, text, files) => {
  expect(stale(file, text).sort()).toEqual([...files].sort());
});

test.each(['api/src/body.ts', 'tsconfig.json', 'shared/src/styles.d.ts', 'node_modules/.package-lock.json'])(
  'with %s everything is checked again',
  (file) => {
    expect(stale(file, 'declare global {}').filter((name) => !/\.d\.ts$|json$/.test(name))).toHaveLength(8);
  },
);
