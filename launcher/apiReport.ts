import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import extractor from '@microsoft/api-extractor';
import { compileShared, SHARED } from './compileShared.ts';
import { ROOT } from './root.ts';

// The public names of @portal/shared in git, so that a change of the sections' API shows in the reviewed diff.
// - node launcher/apiReport.ts: fails if a report differs from the code
// - node launcher/apiReport.ts --update: writes the reports

const REPORTS = join(SHARED, 'api');
const COMPILED = join(ROOT, '.cache/api');

/**
 * Entries that a section may import: every one of the package except its build tools, its test tools, and the contract,
 * whose report is the OpenAPI document.
 */
function faces(): string[] {
  const { exports } = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .map(([name, file]) => ({ name: name.slice('./'.length), file }))
    .filter(({ name, file }) => file === `./src/${name}/index.ts` && !/^(federation|testing|contract)/.test(name))
    .map(({ name }) => name);
}

const entryOf = (face: string) => join(COMPILED, `src/${face}/index.d.ts`);
const silent = { default: { logLevel: extractor.ExtractorLogLevel.None } };

/** Settings for the report of one entry. */
const configOf = (face: string) =>
  extractor.ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(SHARED, 'package.json'),
    configObject: {
      projectFolder: ROOT,
      mainEntryPointFilePath: entryOf(face),
      compiler: {
        overrideTsconfig: {
          extends: join(ROOT, 'tsconfig.base.json'),
          compilerOptions: { types: [] },
          files: [entryOf(face), join(COMPILED, 'src/styles.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${face}.api.md`,
        reportFolder: REPORTS,
        reportTempFolder: join(COMPILED, 'reports'),
      },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });

const update = process.argv.includes('--update');
mkdirSync(REPORTS, { recursive: true });
compileShared(COMPILED);
const configs = new Map(faces().map((face) => [face, configOf(face)]));
const [first] = configs.values();
if (!first) throw new Error('@portal/shared has no face');
// One program for all, because each would read most of the same types.
const compilerState = extractor.CompilerState.create(first, {
  additionalEntryPoints: [...configs.keys()].map(entryOf),
});
const changed = [...configs].flatMap(([face, config]) => {
  const { apiReportChanged } = extractor.Extractor.invoke(config, {
    compilerState,
    localBuild: update,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return apiReportChanged ? [face] : [];
});
for (const face of changed)
  console.log(
    `@portal/shared/${face}: ${update ? 'report written' : 'differs from its report'} (shared/api/${face}.api.md)`,
  );
if (changed.length > 0 && !update) {
  console.error('What sections build on has changed. Read it, then: npm run api-report');
  process.exitCode = 1;
}
