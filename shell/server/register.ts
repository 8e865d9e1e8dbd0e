import { parseArgs } from 'node:util';
import { buildRecord, type RegistryEntry } from '@portal/shared/section/registry';
import { readRecord } from './registry/buildRecord.ts';
import { isHeldBack, withBuild, withCanary, withRollback } from './registry/changes.ts';
import { readEntry, writeEntry } from './registry/registryFolder.ts';
import { readSettings } from './settings.ts';

const USAGE = `Changes which build of a section or of the shell is live.
  node shell/server/register.ts <build>...              puts builds live
  node shell/server/register.ts --new <build>...        the same, but skips builds that were rolled back or are a canary
  node shell/server/register.ts --canary 0.1 <build>    gives a build to a tenth of the visitors
  node shell/server/register.ts --rollback mf-sign      goes back to the previous build
<build> is a file (mf-sign/dist/section.json, shell/dist/shell.json) or a URL (http://mf-sign:3001/section.json).
The registry is the folder PORTAL_REGISTRY, or registry.d in PORTAL_DATA.`;

const inWords = ({ name, current, previous, canary }: RegistryEntry) =>
  `${name}: ${current.id}, before it ${previous?.id ?? 'none'}${canary ? `, canary ${canary.build.id} for ${canary.share * 100} %` : ''}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'string' }, canary: { type: 'string' }, new: { type: 'boolean' } },
  });
  const { registry } = readSettings();
  const store = async (entry: RegistryEntry) => {
    await writeEntry(registry, entry);
    console.log(inWords(entry));
  };
  if (values.rollback) {
    const entry = await readEntry(registry, values.rollback);
    if (!entry) throw new Error(`${values.rollback} is not in the registry`);
    await store(withRollback(entry));
  } else if (positionals.length > 0) {
    for (const fileOrUrl of positionals) {
      const build = await readRecord(fileOrUrl, buildRecord);
      const entry = await readEntry(registry, build.name);
      if (values.new && isHeldBack(entry, build)) continue;
      await store(values.canary ? withCanary(entry, build, Number(values.canary)) : withBuild(entry, build));
    }
  } else {
    throw new Error(USAGE);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
