import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import extractor from '@microsoft/api-extractor';
import { compileShared, SHARED } from './compileShared.ts';
import { ROOT } from './root.ts';

// The public names of @portal/shared, in git: a change of what sections build on shows in the diff that is reviewed.
//   node launcher/apiReport.ts            fails when a report is not what the code says
//   node launcher/apiReport.ts --update   writes the reports

const REPORTS = join(SHARED, 'api');
const COMPILED = join(ROOT, '.cache/api');

/**
 * What a section may import: every face of the package but its build tools, its test tools, and the wire contract,
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

const silent = { default: { logLevel: extractor.ExtractorLogLevel.None } };

/** Writes or compares the report of one face. */
function report(face: string, update: boolean): boolean {
  const entry = join(COMPILED, `src/${face}/index.d.ts`);
  const config = extractor.ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(SHARED, 'package.json'),
    configObject: {
      projectFolder: ROOT,
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          extends: join(ROOT, 'tsconfig.base.json'),
          compilerOptions: { types: [] },
          files: [entry, join(COMPILED, 'src/styles.d.ts')],
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
  const { apiReportChanged } = extractor.Extractor.invoke(config, {
    localBuild: update,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return apiReportChanged;
}

const update = process.argv.includes('--update');
mkdirSync(REPORTS, { recursive: true });
compileShared(COMPILED);
const changed = faces().filter((face) => report(face, update));
for (const face of changed)
  console.log(
    `@portal/shared/${face}: ${update ? 'report written' : 'differs from its report'} (shared/api/${face}.api.md)`,
  );
if (changed.length > 0 && !update) {
  console.error('What sections build on has changed. Read it, then: npm run api-report');
  process.exitCode = 1;
}
