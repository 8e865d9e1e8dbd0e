const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Class in a selector, which is followed by a block. */
const CLASS = /\.([a-z_][\w-]*)(?=[^;{}]*\{)/gi;

/** CSS Modules in tests: classes map to their own names; missing ones are undefined, as in a build. */
module.exports = {
  process: (text) => {
    const names = [...text.replace(COMMENT, '').matchAll(CLASS)].map(([, name]) => name);
    return { code: `module.exports = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, name])))};` };
  },
};
