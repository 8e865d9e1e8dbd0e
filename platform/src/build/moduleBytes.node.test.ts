import { grown, moduleBytes } from './moduleBytes.ts';

test('bytes are counted by file for own modules and by package for others', () => {
  // Eight columns of two modules, and a line without a module: VLQ `AAAA` is column 0 of source 0, `ICAA` is four
  // columns later.
  const map = {
    version: 3,
    file: 'main.js',
    sources: [
      'webpack://shell/./src/frame/Header.tsx?a1b2',
      'webpack://shell/../node_modules/@one/package/lib/index.js',
    ],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,ICAA',
    sourceRoot: '',
  };
  expect([...moduleBytes('abcdefgh', map)]).toEqual([
    ['src/frame/Header.tsx', 4],
    ['@one/package', 4],
  ]);
});

test('the module with the largest growth comes first, and a new one has grown from zero', () => {
  const now = new Map([
    ['react-dom', 200],
    ['axios', 60],
    ['src/frame/Header.tsx', 12],
    ['jotai', 5],
  ]);
  const accepted = { 'react-dom': 200, 'src/frame/Header.tsx': 10, jotai: 8 };
  expect(grown(now, accepted).map(({ module }) => module)).toEqual(['axios', 'src/frame/Header.tsx']);
});
