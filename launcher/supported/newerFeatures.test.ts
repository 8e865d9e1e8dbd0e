import { newerFeatures } from './newerFeatures.ts';

const found = (script: string, ...newer: string[]) => newerFeatures(script, new Set(newer)).map(({ name }) => name);

test('a call of a newer method is found at its position, for any object or for one owner only', () => {
  expect(newerFeatures('const a = b\n  .toSorted();', new Set(['toSorted']))).toEqual([
    { name: 'toSorted', line: 1, column: 10 },
  ]);
  expect(found('AbortSignal.any([]); list.any()', 'AbortSignal.any')).toEqual(['AbortSignal.any']);
  expect(found('structuredClone(a); new Highlight()', 'structuredClone', 'Highlight')).toEqual([
    'structuredClone',
    'Highlight',
  ]);
});

test.each([
  'if (URL.canParse) return URL.canParse(a); return other(a);',
  'return "canParse" in URL ? URL.canParse(a) : other(a);',
  'return typeof URL.canParse == "function" && URL.canParse(a);',
  'return URL.canParse?.(a);',
])('a call is allowed in a function that tests first: %s', (body) => {
  expect(found(`(a) => { ${body} }`, 'canParse')).toEqual([]);
});

test('a test in another function, or the call itself, allows nothing', () => {
  expect(found('const has = () => "canParse" in URL; const is = (a) => URL.canParse(a);', 'canParse')).toEqual([
    'canParse',
  ]);
  expect(found('(a, b) => URL.canParse(a) && URL.canParse(b)', 'canParse')).toHaveLength(2);
});

test('syntax that makes a whole file unreadable is found; common syntax is not', () => {
  expect(found('class A { static { start(); } }')).toEqual(['static { … }']);
  expect(found('a.replace(/(?<!b)c/, "")')).toEqual(['a regular expression that looks back']);
  expect(found('class A { static #a = 1; #b; has(c) { return #b in c; } } a ??= /(?<year>c)(?:d)/d;')).toEqual([]);
  expect(() => found('a.match(/[a--b]/v)')).toThrow('Invalid regular expression flag');
});
