const COMMENT = /\/\*[\s\S]*?\*\//g;
/** In a selector: a block follows it. */
const CLASS = /\.([a-z_][\w-]*)(?=[^;{}]*\{)/gi;

/** CSS Modules in tests: each class is its own name, and one that the stylesheet does not have is missing, as in a build. */
module.exports = {
  process: (text) => {
    const names = [...text.replace(COMMENT, '').matchAll(CLASS)].map(([, name]) => name);
    return { code: `module.exports = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, name])))};` };
  },
};
