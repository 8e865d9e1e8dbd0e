import { parseArgs } from 'node:util';
import { emptyRegistry, isHeldBack, withBuild, withCanary, withRollback } from './registry/changes.ts';
import { readRegistryFile, writeRegistryFile } from './registry/registryFile.ts';
import { readSectionManifest } from './registry/sectionManifest.ts';
import { readSettings } from './settings.ts';

const USAGE = `Changes which build of a section is live.
  node shell/server/register.ts <section.json>...              puts builds live
  node shell/server/register.ts --new <section.json>...        the same, but skips builds that were rolled back or are a canary
  node shell/server/register.ts --canary 0.1 <section.json>    gives a build to a tenth of the visitors
  node shell/server/register.ts --rollback mf-sign             goes back to the previous build
<section.json> is a file (mf-sign/dist/section.json) or a URL (http://mf-sign:3001/section.json).
The registry is PORTAL_REGISTRY, or registry.json in PORTAL_DATA.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'string' }, canary: { type: 'string' }, new: { type: 'boolean' } },
  });
  const { registryFile } = readSettings();
  let registry = (await readRegistryFile(registryFile)) ?? emptyRegistry;
  if (values.rollback) {
    registry = withRollback(registry, values.rollback);
  } else if (positionals.length > 0) {
    for (const fileOrUrl of positionals) {
      const manifest = await readSectionManifest(fileOrUrl);
      if (values.new && isHeldBack(registry, manifest)) continue;
      registry = values.canary ? withCanary(registry, manifest, Number(values.canary)) : withBuild(registry, manifest);
    }
  } else {
    throw new Error(USAGE);
  }
  await writeRegistryFile(registryFile, registry);
  for (const { name, current, previous, canary } of registry.sections) {
    console.log(
      `${name}: ${current.id}, before it ${previous?.id ?? 'none'}${canary ? `, canary ${canary.build.id} for ${canary.share * 100} %` : ''}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
