const CLOCKS = ['Date.now', 'performance.now', 'process.hrtime', 'process.hrtime.bigint'];
const MATCHERS = /^toBe(Less|Greater)Than(OrEqual)?$/;
/** Names for elapsed time in helpers of other files. */
const ELAPSED = /^(tookMs|afterMs|elapsed(Ms)?|milliseconds)$/;
/** Functions that return processor time, which other work on the same core increases too. */
const PROCESSOR = ['longestHold', 'process.cpuUsage', 'process.threadCpuUsage'];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const ORDERS = ['<', '<=', '>', '>='];

/** `process.hrtime.bigint` for such a member chain; empty for anything else. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  const object = nameOf(node.object);
  return object && `${object}.${node.property.name}`;
}

const isProcessorTime = (node) => node.type === 'CallExpression' && PROCESSOR.includes(nameOf(node.callee));
const isReading = (node) => node.type === 'CallExpression' && CLOCKS.includes(nameOf(node.callee));

/** Resolves the values of a file's names from its own variables and functions. */
class Reader {
  #sourceCode;
  constructor(sourceCode) {
    this.#sourceCode = sourceCode;
  }

  #childrenOf(node) {
    const keys = this.#sourceCode.visitorKeys[node.type] ?? [];
    return keys.flatMap((key) => node[key]).filter((child) => child && !FUNCTIONS.includes(child.type));
  }

  /** Values that the file gives to a name: initial and later ones of a variable, and those pushed into a list. */
  #valuesOf(identifier) {
    let scope = this.#sourceCode.getScope(identifier);
    while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
    const { defs = [], references = [] } = scope?.set.get(identifier.name) ?? {};
    const given = defs.flatMap(({ node }) => {
      if (FUNCTIONS.includes(node.type)) return [node];
      if (node.type !== 'VariableDeclarator') return [];
      const isList = node.id.type === 'ArrayPattern' && node.init?.type === 'ArrayExpression';
      return isList
        ? [node.init.elements[node.id.elements.findIndex((element) => element?.name === identifier.name)]]
        : [node.init];
    });
    const written = references.map(({ writeExpr }) => writeExpr);
    const pushed = references
      .map(({ identifier: { parent } }) => parent)
      .filter((parent) => parent.type === 'MemberExpression' && parent.property.name === 'push')
      .flatMap(({ parent }) => parent.arguments ?? []);
    return [...new Set([...given, ...written, ...pushed])].filter(Boolean);
  }

  /** Returned values of a function: its expression, or those of its `return` statements. */
  #returnsOf({ body }) {
    if (body.type !== 'BlockStatement') return [body];
    const returns = (node) =>
      node.type === 'ReturnStatement' ? [node.argument].filter(Boolean) : this.#childrenOf(node).flatMap(returns);
    return returns(body);
  }

  /** Tests each part of an expression, and the values of its names. */
  #some(node, isSo, seen = new Set()) {
    if (seen.has(node)) return false;
    seen.add(node);
    if (isSo(node)) return true;
    if (FUNCTIONS.includes(node.type)) return this.#returnsOf(node).some((value) => this.#some(value, isSo, seen));
    const behind =
      node.type === 'Identifier'
        ? this.#valuesOf(node)
        : node.type === 'MemberExpression' && !node.computed
          ? [node.object]
          : this.#childrenOf(node);
    return behind.some((value) => this.#some(value, isSo, seen));
  }

  /** True for a clock reading, and for a name of one. */
  #isReading(node) {
    if (node.type === 'Identifier') return this.#valuesOf(node).some((value) => isReading(value));
    return isReading(node);
  }

  /** True for elapsed time by a clock, for processor time, and for values computed from them. */
  isElapsed(node) {
    return this.#some(
      node,
      (part) =>
        isProcessorTime(part) ||
        (part.type === 'BinaryExpression' &&
          part.operator === '-' &&
          this.#isReading(part.left) &&
          this.#isReading(part.right)) ||
        (part.type === 'MemberExpression' && !part.computed && ELAPSED.test(part.property.name)) ||
        (part.type === 'Identifier' && ELAPSED.test(part.name)) ||
        // With an earlier reading it returns the difference.
        (isReading(part) && part.arguments.length > 0),
    );
  }
}

/** Argument of `expect(…)` or `expect.poll(…)` at the beginning of a chain such as `expect(…).not`. */
function expectedIn(node) {
  if (node.type === 'MemberExpression') return expectedIn(node.object);
  if (node.type !== 'CallExpression') return null;
  return /^expect(\.|$)/.test(nameOf(node.callee)) ? (node.arguments[0] ?? null) : null;
}

/** A test of the gate must not compare elapsed time with a limit: it fails on a busy machine. */
export const wallClock = {
  create(context) {
    const reader = new Reader(context.sourceCode);
    const isCompared = (value) =>
      value.type === 'BinaryExpression' &&
      ORDERS.includes(value.operator) &&
      [value.left, value.right].some((side) => reader.isElapsed(side));
    return {
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression') return;
        const value = expectedIn(node.callee.object);
        if (value === null) return;
        const isLimited = MATCHERS.test(node.callee.property.name) && reader.isElapsed(value);
        if (isLimited || isCompared(value))
          context.report({
            node,
            message: 'The clock depends on the machine: prove the order; what measures is an *.alone.test.ts.',
          });
      },
    };
  },
};
