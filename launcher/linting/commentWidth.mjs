/** `printWidth` of .oxfmtrc.json: oxfmt wraps code at it, and leaves comments unchanged. */
const MAX_WIDTH = 120;

/** Comments are no wider than code, except for lines with a URL. */
export const commentWidth = {
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      for (const { loc } of context.sourceCode.getAllComments())
        for (let line = loc.start.line; line <= loc.end.line; line += 1) {
          const text = lines[line - 1];
          if ([...text].length > MAX_WIDTH && !text.includes('://'))
            context.report({
              loc: { line, column: MAX_WIDTH },
              message: `A comment has at most ${MAX_WIDTH} columns.`,
            });
        }
    },
  }),
};
