/** How a section's code for the server goes wrong. */
export type RenderingFault =
  | 'throws at import'
  | 'throws in render'
  | 'never resolves'
  | 'endless loop'
  | 'eats memory'
  | 'ends the process'
  | 'unhandled rejection';

const AT_IMPORT = `throw new Error('made to fail');`;

/** What a page does while it is rendered; `use` of `forever` waits for good. */
const IN_RENDER: Readonly<Record<Exclude<RenderingFault, 'throws at import'>, string>> = {
  'throws in render': `throw new Error('made to fail')`,
  'never resolves': `use(forever)`,
  'endless loop': `for (;;);`,
  'eats memory': `const all = []; for (;;) all.push(new Array(100000).fill(all.length))`,
  'ends the process': `process.exit(1)`,
  'unhandled rejection': `void Promise.reject(new Error('made to fail')); use(forever)`,
};

/** The code of a build with one page, in which it goes wrong. */
export const brokenServerCode = (path: string, fault: RenderingFault): string =>
  fault === 'throws at import'
    ? AT_IMPORT
    : `const { use } = require('react');
const forever = new Promise(() => undefined);
module.exports.default = {
  contractVersion: '',
  routes: [{ path: ${JSON.stringify(path)}, Component() { ${IN_RENDER[fault]}; return null; } }],
};`;
