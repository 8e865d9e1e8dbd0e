import { registerCommand } from '@portal/platform/server/registry/registerCommand';
import { readPlaces } from './settings.ts';

registerCommand(process.argv.slice(2), readPlaces(), console).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
