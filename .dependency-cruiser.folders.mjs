// No circles between folders, tests and stories aside: arrows go one way, and each folder can be read after those it
// stands on.
import rules from './.dependency-cruiser.mjs';

const FOLDERS =
  '^(shared/src/[^/]+|shell/src/[^/]+|shell/src/sections/[^/]+|api/src/modules/[^/]+|api/src/modules/[^/]+/[^/]+|api/src/[^/]+)$';

export default {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      scope: 'folder',
      severity: 'error',
      from: { path: FOLDERS },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: {
      path: [...rules.options.exclude.path, '\\.(test|stories)\\.tsx?$', '/testing/', '/test[A-Z][^/]*\\.ts$'],
    },
  },
};
