import { registerCommand } from '@portal/platform/server/registry/registerCommand';
import { readKeys, readPlaces } from './settings.ts';

registerCommand(process.argv.slice(2), { ...readPlaces(), ...readKeys() }, console).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
