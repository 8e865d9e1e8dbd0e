import { parseArgs } from 'node:util';
import { emptyRegistry, readFacts, withBuild, withCanary, withRollback } from './registry/facts.ts';
import { readRegistryFile, writeRegistryFile } from './registry/file.ts';
import { readSettings } from './settings.ts';

const USAGE = `Changes which build of a section is live.
  node shell/server/register.ts <dist/section.json>...              puts builds live
  node shell/server/register.ts --canary 0.1 <dist/section.json>    gives a build to a tenth of the visitors
  node shell/server/register.ts --rollback mf-sign                  goes back to the previous build
The registry is PORTAL_REGISTRY, or registry.json in PORTAL_DATA.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'string' }, canary: { type: 'string' } },
  });
  const { registryFile } = readSettings();
  let registry = (await readRegistryFile(registryFile)) ?? emptyRegistry;
  if (values.rollback) {
    registry = withRollback(registry, values.rollback);
  } else if (positionals.length > 0) {
    for (const file of positionals) {
      const facts = await readFacts(file);
      registry = values.canary ? withCanary(registry, facts, Number(values.canary)) : withBuild(registry, facts);
    }
  } else {
    throw new Error(USAGE);
  }
  await writeRegistryFile(registryFile, registry);
  for (const { name, current, previous, canary } of registry.sections) {
    console.log(`${name}: ${current.id}, before it ${previous?.id ?? 'none'}${canary ? `, canary ${canary.build.id} for ${canary.share * 100} %` : ''}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
