import { runInNewContext } from 'node:vm';
import olderSyntax from './loaders/olderSyntax.ts';

/** Output of the loader for a package's file. */
function compiled(source: string): string {
  const given = { code: '' };
  olderSyntax.call(
    {
      resourcePath: '/node_modules/some/index.mjs',
      callback(_error, code) {
        given.code = code;
      },
    },
    source,
  );
  return given.code;
}

test('a class of a package loses its static block and behaves the same', () => {
  const code = compiled(
    'var Named = class extends Map { static { this.title = "list"; } #size = 1; get own() { return this.#size; } };',
  );
  expect(code).not.toMatch(/static\s*\{/);
  expect(runInNewContext(`${code}; [Named.title, new Named().own].join()`)).toBe('list,1');
});

test('other code stays as published', () => {
  const source = 'export const a = { static: true };  class B { static #c = 1; static d() {} }';
  expect(compiled(source)).toBe(source);
});
