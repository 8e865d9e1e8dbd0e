/** CSS Modules in tests: each class name is itself. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
