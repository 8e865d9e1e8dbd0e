/** Fault in a section's server code. */
export type RenderingFault =
  | 'throws at import'
  | 'throws in render'
  | 'never resolves'
  | 'endless loop'
  | 'eats memory'
  | 'eats memory outside the heap'
  | 'replaces a built-in'
  | 'keeps something for all'
  | 'ends the process'
  | 'unhandled rejection';

const AT_IMPORT = `throw new Error('made to fail');`;

/** Code of a page during rendering; `use` of `forever` never resolves. */
const IN_RENDER: Readonly<Record<Exclude<RenderingFault, 'throws at import'>, string>> = {
  'throws in render': `throw new Error('made to fail')`,
  'never resolves': `use(forever)`,
  'endless loop': `for (;;);`,
  'eats memory': `const all = []; for (;;) all.push(new Array(100000).fill(all.length))`,
  'eats memory outside the heap': `const all = []; for (;;) all.push(Buffer.alloc(1e7, 1))`,
  'replaces a built-in': `Array.prototype.flatMap = () => []`,
  'keeps something for all': `globalThis.visitor = 'alice'`,
  'ends the process': `process.exit(1)`,
  'unhandled rejection': `void Promise.reject(new Error('made to fail')); use(forever)`,
};

/** Server code with a fault in one page or inset. */
export const brokenServerCode = (path: string, fault: RenderingFault): string =>
  fault === 'throws at import'
    ? AT_IMPORT
    : `const { use } = require('react');
const forever = new Promise(() => undefined);
module.exports.default = {
  contractVersion: '',
  routes: [{ path: ${JSON.stringify(path)}, Component }],
  insets: { ${JSON.stringify(path)}: async () => ({ default: Component }) },
};
function Component() { ${IN_RENDER[fault]}; return null; }`;

/** Server code whose page shows the state that its module has from the previous page. */
export const rememberingServerCode = (path: string): string =>
  `const { createElement } = require('react');
const { useLocation } = require('@portal/shared/router');
let kept = 'nobody';
module.exports.default = {
  contractVersion: '',
  routes: [{ path: ${JSON.stringify(path)}, Component() {
    const before = kept;
    kept = useLocation().search;
    return createElement('p', null, 'before: ' + before);
  } }],
};`;

/** Server code whose pages show the id of the rendering process and leave timers in it. */
export const leavingServerCode = (path: string): string =>
  `const { createElement } = require('react');
module.exports.default = {
  contractVersion: '',
  routes: [{ path: ${JSON.stringify(path)}, Component() {
    for (let number = 0; number < 100; number += 1) setInterval(() => undefined, 10);
    return createElement('p', null, 'process ' + process.pid);
  } }],
};`;
