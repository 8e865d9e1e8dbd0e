import { grown, moduleBytes } from './moduleBytes.ts';

test('bytes are counted by file for our own modules and by package for others', () => {
  // Eight columns of two modules, and a line that no module has: VLQ `AAAA` is column 0 of source 0, `ICAA` four on.
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

test('the module that has grown most is named first, and one that is new has grown from nothing', () => {
  const now = new Map([
    ['react-dom', 200],
    ['axios', 60],
    ['src/frame/Header.tsx', 12],
    ['jotai', 5],
  ]);
  const accepted = { 'react-dom': 200, 'src/frame/Header.tsx': 10, jotai: 8 };
  expect(grown(now, accepted).map(({ module }) => module)).toEqual(['axios', 'src/frame/Header.tsx']);
});
