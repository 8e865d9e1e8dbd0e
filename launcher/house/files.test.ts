import { fileFigures, machineryFigures } from './files.ts';
import { importsIn } from './imports.ts';
import { kindsIn } from './kinds.ts';

const lines = (count: number, first = '') => first + '\n'.repeat(count);

const SOURCES = {
  'shared/package.json': JSON.stringify({ exports: { './ui': './src/ui/index.ts', './*': './src/*.ts' } }),
  'shared/src/ui/index.ts': lines(4, "export { Button } from './Button.tsx';"),
  'shared/src/ui/Button.tsx': lines(30),
  'shared/src/ui/Button.module.css': lines(10),
  'shared/src/ui/Button.stories.tsx': lines(50),
  'shared/src/days.ts': lines(5),
  'shared/src/testing/days.ts': lines(3),
  'mf-x/src/Page.tsx': lines(
    40,
    "import { Button } from '@portal/shared/ui';import { day } from '@portal/shared/days';",
  ),
  'mf-x/src/Page.test.tsx': lines(20, "import Page from './Page.tsx';"),
  'mf-x/src/late.ts': lines(6),
  'mf-x/src/Other.tsx': lines(
    25,
    "import { day } from '@portal/shared/days'; import('./late.ts'); import './gone.ts';",
  ),
  'api/src/demo/load.ts': lines(60),
  'e2e/walk.ts': lines(7),
  'launcher/start.ts': lines(9, "import './root.ts'"),
  'launcher/root.ts': lines(21),
  'launcher/figures.ts': lines(8, "import './root.ts'"),
};
const tree = new Map(Object.entries(SOURCES));
const imports = importsIn(tree);
const kinds = kindsIn(tree, imports);

test('imports lead to files by their paths and by the exports of shared', () => {
  expect(imports.map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'shared/src/ui/index.ts > shared/src/ui/Button.tsx',
    'mf-x/src/Page.tsx > shared/src/ui/index.ts',
    'mf-x/src/Page.tsx > shared/src/days.ts',
    'mf-x/src/Page.test.tsx > mf-x/src/Page.tsx',
    'mf-x/src/Other.tsx > shared/src/days.ts',
    'mf-x/src/Other.tsx > mf-x/src/late.ts',
    'launcher/start.ts > launcher/root.ts',
    'launcher/figures.ts > launcher/root.ts',
  ]);
});

test('of the launcher only the files that start the portal are product', () => {
  expect(kinds.get('launcher/root.ts')).toBe('product');
  expect(kinds.get('launcher/figures.ts')).toBe('machinery');
});

test('product files under 20 lines with exactly one importer outside tests count', () => {
  const [short] = fileFigures(tree, kinds, imports).figures;
  expect(short?.places).toEqual([
    { file: 'shared/src/ui/index.ts', text: 'for mf-x/src/Page.tsx' },
    { file: 'mf-x/src/late.ts', text: 'for mf-x/src/Other.tsx' },
  ]);
});

test('lines of tests, fixtures, harnesses and most of the launcher are compared with those of the product and its styles', () => {
  const product = 4 + 30 + 10 + 5 + 40 + 6 + 25 + 9 + 21;
  const machinery = 20 + 3 + 7 + 8;
  expect(machineryFigures(tree, kinds).figures).toEqual([
    { name: 'machinery.perLine', value: Number((machinery / product).toFixed(2)) },
  ]);
});
