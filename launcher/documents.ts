import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '@portal/shared/contract';
import { SECTIONS } from '@portal/shared/federation/apps';
import { readDocuments } from './docs/documents.ts';
import {
  OPERATING_REFERENCE,
  operatingReference,
  sourcesAt,
  staleReference,
  type Program,
} from './documents/operatingReference.ts';
import { brokenReferences, repositoryAt } from './documents/references.ts';
import { specificationBreaches, type Page } from './documents/specification.ts';
import { ROOT } from './root.ts';
import { verificationBreaches } from './verification/verificationBreaches.ts';

// Checks the documents: npm test -- documents. Covers paths and links, the pages and calls of the specification,
// references of docs/verification, and stale tables. With --update it writes the tables first.

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const repository = repositoryAt(ROOT, read);

async function pagesOf(section: string): Promise<readonly Page[]> {
  const file = pathToFileURL(join(ROOT, section, 'src/section.ts')).href;
  return ((await import(file)) as { section: { pages: Page[] } }).section.pages;
}
const pages = Object.fromEntries(
  await Promise.all(SECTIONS.map(async ({ name }) => [name, await pagesOf(name)] as const)),
);

/** The API's values at run time, loaded dynamically because the launcher does not depend on it. */
async function programOfApi(): Promise<Program> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(ROOT, 'api/src', file)).href);
  const { environmentSchema, neededOutsideDemo } = (await load('configuration/environment.ts')) as {
    environmentSchema: { entries: Program['settings'] };
    neededOutsideDemo: Program['neededOutsideDemo'];
  };
  const { jobs } = (await load('modules/index.ts')) as Pick<Program, 'jobs'>;
  return { jobs, settings: environmentSchema.entries, neededOutsideDemo };
}
const generated = operatingReference(sourcesAt(ROOT, read), await programOfApi());
if (process.argv.includes('--update')) writeFileSync(join(ROOT, OPERATING_REFERENCE), generated);
const stored = existsSync(join(ROOT, OPERATING_REFERENCE)) ? read(OPERATING_REFERENCE) : '';

const documents = readDocuments(ROOT).map(({ path }) => path);
/** How-tos next to the code that they change. */
const RECIPES = ['{e2e,mf-*}/README.md', '{api,shared}/src/*/README.md', 'launcher/*/README.md'];
const recipes = globSync(RECIPES, { cwd: ROOT });
const breaches = [
  ...[...documents, ...recipes].flatMap((path) => brokenReferences(path, repository)),
  ...specificationBreaches(read('docs/specification.md'), {
    pages,
    calls: Object.values(calls).map(({ path }) => path),
  }),
  ...verificationBreaches(read),
  ...staleReference(stored, generated),
];
for (const { file, line, fault } of breaches) console.log(`${file}:${line}: ${fault}`);
console.log(`${documents.length + recipes.length} documents, ${breaches.length} faults`);
process.exitCode = breaches.length === 0 ? 0 : 1;
