import { arrowsBack, circlesOfWholeFolders, folderArrows } from './folderArrows.ts';

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return { from, to };
  });

test('leads from folder to folder of one app, once', () => {
  const arrows = folderArrows(
    imports(
      'mf-x/src/news/Page.tsx > mf-x/src/parts/Card.tsx',
      'mf-x/src/news/View.tsx > mf-x/src/parts/Card.tsx',
      'mf-x/src/news/Page.tsx > mf-x/src/news/View.tsx',
      'mf-x/src/news/Page.tsx > shared/src/ui/index.ts',
      'mf-x/webpack.config.ts > mf-x/src/section.ts',
    ),
  );
  expect(arrows).toEqual([{ from: 'mf-x/src/news', to: 'mf-x/src/parts' }]);
});

test('leaves tests and stories out', () => {
  const arrows = folderArrows(
    imports(
      'shared/src/ui/Button.stories.tsx > shared/src/gallery/Example.tsx',
      'shared/src/ui/Button.test.tsx > shared/src/testing/host.tsx',
    ),
  );
  expect(arrows).toEqual([]);
});

test('runs back if another path of imports leads to its origin, at any depth', () => {
  const arrows = folderArrows(
    imports(
      'api/src/a/one.ts > api/src/a/b/two.ts',
      'api/src/a/b/two.ts > api/src/c/three.ts',
      'api/src/c/three.ts > api/src/a/four.ts',
      'api/src/d/five.ts > api/src/a/one.ts',
    ),
  );
  expect(arrowsBack(arrows).map(({ from }) => from)).toEqual(['api/src/a', 'api/src/a/b', 'api/src/c']);
});

test('runs back where parts import a feature', () => {
  const arrows = folderArrows(imports('mf-x/src/parts/Card.tsx > mf-x/src/news/View.tsx'));
  expect(arrowsBack(arrows)).toHaveLength(1);
});

test('runs in a cycle between whole folders, though not between any of their subfolders', () => {
  const arrows = folderArrows(
    imports(
      'api/src/demo/store.ts > api/src/modules/files/store.ts',
      'api/src/modules/news/demo/load.ts > api/src/demo/store.ts',
    ),
  );
  expect(arrowsBack(arrows)).toEqual([]);
  expect(circlesOfWholeFolders(arrows)).toEqual([
    { from: 'api/src/demo', to: 'api/src/modules' },
    { from: 'api/src/modules', to: 'api/src/demo' },
  ]);
});
