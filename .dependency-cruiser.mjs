// Import rules. docs/architecture.md draws them; this file is authoritative.

const SECTION = '^(mf-[^/]+)/';
const TESTS = '\\.test\\.tsx?$';

/** Every folder of the repository, so that a new one cannot bypass the rules. */
const HERE = { path: '^[^/]+/', dependencyTypesNot: ['core'] };
const PACKAGES = 'node_modules/';
/** Libraries of the window that drives WebKit, bundled with GNOME's JavaScript. */
const OF_GNOME = '^gi:';

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-imports-the-association-alone',
      severity: 'error',
      from: { path: '^shared/' },
      to: { ...HERE, pathNot: ['^(shared|association)/', PACKAGES] },
    },
    {
      name: 'association-through-shared',
      comment: 'A copy of the portal for another association replaces the folder; others import its facts from shared.',
      severity: 'error',
      from: { pathNot: '^(shared|association)/' },
      to: { path: '^association/', pathNot: '^association/about/' },
    },
    {
      name: 'association-imports-nothing-else',
      severity: 'error',
      from: { path: '^association/' },
      to: { ...HERE, pathNot: ['^association/', PACKAGES] },
    },
    {
      name: 'sections-import-shared-only',
      comment: 'A section is built and deployed by itself: no other section, nothing of the shell or the API.',
      severity: 'error',
      from: { path: SECTION },
      to: { ...HERE, pathNot: ['^$1/', '^shared/', '^association/about/', PACKAGES] },
    },
    {
      name: 'shell-imports-platform-and-shared-only',
      comment: 'It meets the sections at run time, through the registry.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { ...HERE, pathNot: ['^(shell|platform|shared)/', PACKAGES] },
    },
    {
      name: 'platform-imports-shared-only',
      comment: 'A host passes its own parts in.',
      severity: 'error',
      from: { path: '^platform/' },
      to: { ...HERE, pathNot: ['^(platform|shared)/', PACKAGES] },
    },
    {
      name: 'platform-knows-no-business',
      comment: 'Of the contract: how calls are declared and compared, telemetry, and the end of a canary.',
      severity: 'error',
      from: { path: '^platform/', pathNot: TESTS },
      to: {
        path: '^shared/src/',
        pathNot: [
          '^shared/src/(association|client|federation|overlay|router|section|session|tracing|ui)/',
          '^shared/src/contract/(base/|comparison/|canary|telemetry)',
        ],
      },
    },
    {
      name: 'api-imports-of-shared-what-has-no-browser-in-it',
      comment:
        'The contract and what it is built on, the client of programs outside for its test, the list of the apps with their names and ports, and what every server answers.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        ...HERE,
        pathNot: [
          '^api/',
          '^shared/src/(apiClient|contract|rules|association|prose|texts|format|time|papers|calendarFile|scenes|tracing)/',
          '^shared/src/federation/(apps|brokenRequests)',
          '^shared/src/testing/(longestHold|alertRules)',
          PACKAGES,
        ],
      },
    },
    {
      name: 'texts-are-read-outside-the-browser',
      comment: 'By builds, the API and tests. What reads a standing text is replaced by the text in a build.',
      severity: 'error',
      from: {
        path: '^(shared|platform|shell|mf-[^/]+)/',
        pathNot: [
          '^shared/src/(prose/|texts/readLegalText|texts/versions|texts/[a-z]+\\.text|federation/compileText|testing/alertRules)',
          TESTS,
        ],
      },
      to: { path: ['^shared/src/(prose/|texts/readLegalText|texts/versions)', 'node_modules/(marked|yaml)/'] },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'What two features of a section need lies in its parts/.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|parts)/' },
    },
    {
      name: 'parts-import-no-feature',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/parts/' },
      to: { path: '^$1/src/', pathNot: '^$1/src/parts/' },
    },
    {
      name: 'modules-of-the-api-know-no-server',
      comment:
        'The server is put together in server/ and modules/index.ts; a module knows nothing of health, metrics or logging.',
      severity: 'error',
      from: {
        path: '^api/src/(modules|lifecycles|integrations)/',
        pathNot: [TESTS, '/testing/', '/test[A-Z][^/]*\\.ts$'],
      },
      to: { path: '^api/src/server/' },
    },
    {
      name: 'pipeline-and-server-know-no-business',
      comment: 'Only start.ts puts the modules into the server; a module adds its own timers, gauges and services.',
      severity: 'error',
      from: { path: '^api/src/(pipeline|server)/', pathNot: [TESTS, '^api/src/server/start\\.ts$'] },
      to: { path: '^api/src/(aggregates|enrolment|internalControls|lifecycles|modules|money|notices|papers)/' },
    },
    {
      name: 'aggregates-are-data',
      comment: 'Modules read what an aggregate declares; one that imported a module would lead back to its readers.',
      severity: 'error',
      from: { path: '^api/src/aggregates/', pathNot: TESTS },
      to: { path: '^api/src/', pathNot: '^api/src/(aggregates|clock|database|lifecycles)/' },
    },
    {
      name: 'modules-of-the-api-meet-by-their-resources',
      comment: "A module uses functions of another module's resources, never its handlers, jobs or test helpers.",
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: [TESTS, '/testing/'] },
      to: {
        path: '^api/src/modules/[^/]+/((handlers|jobs)\\.ts$|testing/)',
        pathNot: '^api/src/modules/$1/',
      },
    },
    {
      name: 'members-are-told-by-notices-alone',
      comment:
        'raiseNotice() tells a member: on the own page, by the chosen channels, once. Only what lets its reader in, and ' +
        'was asked for a moment ago, goes past it: a code, a link for logging in; and the link to the seat of a group, ' +
        'whose reader may be no member.',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: [
          TESTS,
          '/testing/',
          '^api/src/(notices|integrations)/',
          '^api/src/modules/auth/codes/sendCode\\.ts$',
          '^api/src/modules/manager/groups/linksJob\\.ts$',
          '^api/src/modules/office/people/employees/sendLink\\.ts$',
        ],
      },
      to: { path: '^api/src/integrations/message/(outbox|delivery)\\.ts$' },
    },
    {
      name: 'demos-build-on-demos-alone',
      comment: "What makes a module's demo content is used by nothing but other demo content.",
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: [TESTS, '/(testing|demo)/'] },
      to: { path: '^api/src/modules/[^/]+/demo/', pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'resources-of-the-api-know-no-table',
      comment: 'handlers.ts and jobs.ts collect what the resources of a module do; modules/index.ts collects those.',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]+/[^/]+/', pathNot: [TESTS, '/testing/'] },
      to: { path: '^api/src/modules/(index|[^/]+/(handlers|jobs))\\.ts$' },
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
      from: { path: '^(shell|platform|mf-[^/]+|shared)/', pathNot: ['^shared/src/(client|session|testing)/'] },
      to: { path: 'node_modules/(axios|@tanstack/react-query)/' },
    },
    {
      name: 'contract-imports-the-rules-only',
      comment: 'Forms and the API check what members type by the same rules.',
      severity: 'error',
      from: { path: '^shared/src/(contract|rules)/', pathNot: TESTS },
      to: { path: '^shared/src/(?!contract/|rules/)' },
    },
    {
      name: 'rules-do-not-import-the-contract',
      severity: 'error',
      from: { path: '^shared/src/rules/' },
      to: { path: '^shared/src/contract/' },
    },
    {
      name: 'nothing-that-is-not-declared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: OF_GNOME },
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: OF_GNOME } },
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
