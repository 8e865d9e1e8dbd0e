// Who may import whom. docs/architecture.md draws it; this file is the rule.

const SECTION = '^(mf-[^/]+)/';
const TESTS = '\\.test\\.tsx?$';

/** Folders of shared that keep state: the browser must have one instance, so they go by package name. */
const STATEFUL = '^shared/src/(router|session|overlay|client)/';

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-imports-no-one',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|api|launcher|e2e)/' },
    },
    {
      name: 'sections-import-shared-only',
      comment: 'A section is built and deployed by itself: no other section, nothing of the shell or the API.',
      severity: 'error',
      from: { path: SECTION },
      to: { path: '^(shell|api|launcher|e2e|mf-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-section',
      comment: 'It meets them at run time, through the registry.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|api|launcher|e2e)/' },
    },
    {
      name: 'api-imports-the-contract-alone',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shell|mf-[^/]+|launcher|e2e)/|^shared/src/(?!contract/|rules/|association/|texts/|format/|time/)',
      },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'What two features of a section need lies in its parts/.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|parts)/' },
    },
    {
      name: 'parts-know-no-feature',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/parts/' },
      to: { path: '^$1/src/', pathNot: '^$1/src/parts/' },
    },
    {
      name: 'areas-of-the-api-meet-by-their-stores',
      comment:
        "The server is put together in server/ and areas/index.ts; an area does not reach into the pipeline's middle.",
      severity: 'error',
      from: {
        path: '^api/src/(areas|lifecycles|outside)/',
        pathNot: [TESTS, '/test[A-Z][^/]*\\.ts$', '^api/src/areas/index'],
      },
      to: { path: '^api/src/server/', pathNot: '^api/src/server/jobs' },
    },
    {
      name: 'routing-through-the-facade',
      severity: 'error',
      from: { pathNot: '^shared/src/router/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'requests-through-the-client',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared)/', pathNot: ['^shared/src/(client|testing)/'] },
      to: { path: 'node_modules/(axios|@tanstack/react-query)/' },
    },
    {
      name: 'contract-stands-on-the-rules-alone',
      comment: 'Forms and the API check what members type by the same rules.',
      severity: 'error',
      from: { path: '^shared/src/(contract|rules)/', pathNot: TESTS },
      to: { path: '^shared/src/(?!contract/|rules/)' },
    },
    {
      name: 'rules-know-no-contract',
      severity: 'error',
      from: { path: '^shared/src/rules/' },
      to: { path: '^shared/src/contract/' },
    },
    {
      name: 'nothing-that-is-not-declared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
