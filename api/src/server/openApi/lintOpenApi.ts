import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openApi } from './openApi.ts';

// Checks the OpenAPI document with the recommended rules of Redocly and Spectral, warnings included: npm run
// lint-openapi -w api

/** Not among the dependencies: 81 MB in 170 packages, used by this program only. */
const PACKAGES = {
  '@redocly/openapi-core': '2.64.0',
  '@stoplight/spectral-core': '1.24.1',
  '@stoplight/spectral-parsers': '1.0.5',
  '@stoplight/spectral-rulesets': '1.23.1',
};
const FOLDER = join(import.meta.dirname, '../../../../.cache/openapi', Object.values(PACKAGES).join('-'));
const INSTALLED = join(FOLDER, 'node_modules/@stoplight/spectral-rulesets/package.json');

/** Path of the document in messages. */
const PLACE = join(FOLDER, 'openapi.json');

interface Redocly {
  createConfig(config: { extends: string[] }): Promise<object>;
  lintFromString(options: {
    source: string;
    absoluteRef: string;
    config: object;
  }): Promise<{ ruleId: string; message: string; location: { pointer?: string }[] }[]>;
}
interface Spectral {
  Spectral: new () => {
    setRuleset(ruleset: object): void;
    run(document: object): Promise<{ code: string | number; message: string; path: (string | number)[] }[]>;
  };
  Ruleset: new (definition: { extends: object[] }) => object;
  Document: new (source: string, parser: object, place: string) => object;
}

if (!existsSync(INSTALLED)) {
  console.log('installing the rules, a minute or two the first time …');
  const versions = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  const options = ['--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, ...versions], { stdio: ['ignore', 'ignore', 'inherit'] });
}
const load = createRequire(join(FOLDER, 'rules.cjs'));

async function redocly(source: string): Promise<string[]> {
  const { createConfig, lintFromString } = load('@redocly/openapi-core') as Redocly;
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: PLACE, config });
  return problems.map(({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

async function spectral(source: string): Promise<string[]> {
  const { Spectral, Ruleset, Document } = load('@stoplight/spectral-core') as Spectral;
  const { Json } = load('@stoplight/spectral-parsers') as { Json: object };
  const { oas } = load('@stoplight/spectral-rulesets') as { oas: object };
  const judge = new Spectral();
  judge.setRuleset(new Ruleset({ extends: [oas] }));
  const problems = await judge.run(new Document(source, Json, PLACE));
  return problems.map(({ code, message, path }) => `Spectral ${code}: ${message} ${path.join('/')}`);
}

const source = JSON.stringify(openApi());
const problems = [...(await redocly(source)), ...(await spectral(source))];
for (const problem of problems) console.log(`  error ${problem}`);
console.log(`the OpenAPI document breaks ${problems.length} recommended rules of Redocly and Spectral`);
process.exit(problems.length === 0 ? 0 : 1);
