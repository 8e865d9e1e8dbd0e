import type { KnipConfig } from 'knip';

// Unused code: npm test -- unused. Tests and programs are the roots. An export used only by its own file is reported,
// and so is one that a public entry (an index.ts of shared) offers without a user.

const config: KnipConfig = {
  workspaces: {
    '.': {
      project: ['*.ts'],
      // Started by their paths in node_modules.
      ignoreDependencies: ['dependency-cruiser', 'oxlint', 'oxlint-tsgolint'],
      // A test of a full disk mounts a small one if it may.
      ignoreBinaries: ['mount', 'umount', 'nginx'],
    },
    shared: {
      entry: [
        'src/typeface/generate.mjs',
        'src/federation/loaders/*.ts',
        'src/federation/alone/{index.tsx,runtimePlugin.ts}',
        'src/testing/jest/*.cjs',
        // Read by Storybook.
        'src/gallery/{main.ts,preview.tsx}',
        'src/**/*.stories.tsx',
      ],
      project: ['src/**/*.{ts,tsx,mjs}'],
      includeEntryExports: true,
      // Loaded by their paths: stories, plugins of the federation runtime, webpack's loaders, jest's environment.
      ignoreIssues: {
        'src/federation/{runtime/*,alone/runtimePlugin,loaders/*}.ts': ['exports'],
        // All of them are looked up by name.
        'src/contract/base/numbers.ts': ['exports', 'nsExports'],
        'src/testing/jest/*.cjs': ['exports'],
        // The client's mock in tests, by its path.
        'src/testing/watchedClient.ts': ['exports'],
        'src/gallery/{main.ts,preview.tsx}': ['exports'],
        'src/**/*.stories.tsx': ['exports'],
        // Packed for external programs.
        'src/apiClient/{index,createClient}.ts': ['types'],
      },
    },
    platform: {
      project: ['{src,server}/**/*.{ts,tsx}'],
      includeEntryExports: true,
    },
    shell: {
      // The last one is what the server renders pages with; webpack builds it.
      entry: ['server/{judge,register,renderer}.ts', 'src/server/index.ts'],
      project: ['{src,server}/**/*.{ts,tsx}'],
      // The host provides them to the sections: shared/src/federation/base/sharedDependencies.ts.
      ignoreDependencies: ['react-router-dom'],
    },
    'mf-*': {
      entry: ['src/{routes.tsx,section.ts}'],
      project: ['src/**/*.{ts,tsx}', '*.ts'],
    },
    api: {
      entry: [
        // Called by the migrator, through a table of modules.
        'src/database/migrations/[0-9]*.ts',
        // Started by tests as separate programs.
        'src/testing/*{Probe,Process}.ts',
        'src/modules/user/imports/testing/memberImportProcess.ts',
        // Loaded by jest, by their paths.
        'src/testing/jest/*.cjs',
        // Started by the API.
        'src/pipeline/uploads/redrawProcess.ts',
        'src/papers/paperThread.ts',
        'src/modules/telemetry/places/placeThread.ts',
        'src/modules/user/oldPassword/bcryptThread.ts',
      ],
      project: ['{src,guides,agreement}/**/*.ts'],
    },
    launcher: {
      entry: [
        '{start,develop,test,apiReport,newSection,packClient,packShared,gallery,documents,house,stack,supportedBrowsers,lab,tool,pin,figures}.ts',
        'checks/check.ts',
        // Loaded by Jest, by their paths.
        'testing/{unitReporter,unitRunner}.ts',
        // The second one is jest's, which loads its transformer by path.
        'mutations/{measure,jest.config,transformer}.ts',
      ],
      project: [
        '*.{ts,mjs}',
        '{checks,develop,documents,house,linting,mutations,newSection,skew,stack,supported,testing,verification}/**/*.{ts,mjs}',
      ],
      // Called to find a Korean font.
      ignoreBinaries: ['fc-list'],
    },
    lab: {
      entry: [
        '{api,pages,rendering}/*.ts',
        'api/release/{releases,addFixtures}.ts',
        '{containers,swarm}/check.ts',
        // A process of its own.
        'containers/abuser.ts',
        'drill/drill.ts',
        // Read by webpack, and put in place of two modules of the platform.
        'pages/oneProgram/{webpack.config,runSection,hostContract}.ts',
      ],
      project: ['**/*.ts'],
      // PostgreSQL's own load, and the certificate of the containers.
      ignoreBinaries: ['pgbench', 'openssl'],
    },
    e2e: {
      entry: [
        'faults/matrix.ts',
        'gate/gate.ts',
        'reporter.ts',
        'smoke/playwright.config.ts',
        'generations/{generations,playwright.config}.ts',
        'generations/*.spec.ts',
        'screens/screens.ts',
        'skew/skew.ts',
        'engines/{run,playwright.config,firefox/withoutMediaFeatures}.ts',
        'engines/*/*.spec.ts',
        // Loaded into a separate process by `--import`.
        '{clock/movedClock,newTexts/addedTexts}.ts',
      ],
      project: ['**/*.ts'],
    },
  },
};

export default config;
