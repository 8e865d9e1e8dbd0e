import { readConfiguration } from './configuration/configuration.ts';
import { ConfigurationError } from './configuration/configurationError.ts';
import { FolderInUse } from './database/embedded/folderLock.ts';
import { OtherVersion, VersionLeftOut } from './database/otherVersions.ts';
import { startApi } from './server/start.ts';

// Runs as sources: one file made by webpack is read in less than half of the time, but each start would need a build.
try {
  const api = await startApi(readConfiguration());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.stop().then(() => process.exit(0)));
  }
} catch (error) {
  // What the operator can fix is reported in one line; anything else with its stack.
  const expected = [ConfigurationError, FolderInUse, OtherVersion, VersionLeftOut];
  const oneLine = error instanceof Error && expected.some((kind) => error instanceof kind);
  process.stderr.write(`${oneLine ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}
