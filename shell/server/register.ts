import { registerCommand } from '@portal/platform/server/registry/registerCommand';
import { judgeOriginOf, readKeys, readPlaces } from './settings.ts';

const settings = { ...readPlaces(), ...readKeys(), judgeOrigin: judgeOriginOf() };
registerCommand(process.argv.slice(2), settings, console).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
