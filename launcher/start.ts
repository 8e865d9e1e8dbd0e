import { buildChanged, BuildFailure, stopBuilds } from './builds.ts';
import { requireFreePorts } from './busyPorts.ts';
import { whenGuardIsGone } from './guarded.ts';
import { log, logError } from './output.ts';
import { Portal } from './portal.ts';
import { PROCESS_NAMES, SECTION_NAMES } from './processes.ts';

/** The API's first start includes loading the demo content into a new database. */
const FIRST_START_TIMEOUT_MS = 180_000;
const OTHERS_TIMEOUT_MS = 60_000;

const startedAt = Date.now();
await requireFreePorts(process.env);

const portal = new Portal({ environment: process.env });
let stopping = false;

async function stop(code: number): Promise<never> {
  stopping = true;
  stopBuilds();
  await portal.stop();
  process.exit(code);
}
function stopOnce() {
  if (stopping) return;
  log('portal', 'stopping');
  void stop(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
whenGuardIsGone(stopOnce);

try {
  // The API migrates and loads its content while the builds run.
  portal.start('api');
  await buildChanged();
  await portal.register();
  portal.start(...SECTION_NAMES);
  await portal.ready(['api'], FIRST_START_TIMEOUT_MS);
  // The shell starts last: when it responds, everything behind it does.
  portal.start('shell');
  await portal.ready(PROCESS_NAMES, OTHERS_TIMEOUT_MS);
  log('portal', `started in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  console.log(`portal ready ${portal.url}`);
} catch (error) {
  if (!stopping) {
    logError(error instanceof BuildFailure ? error.message : `could not start: ${(error as Error).message}`);
    await stop(1);
  }
}
