import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ALONE, buildChanged, forgetBuilds, stopBuilds } from '../builds.ts';
import { requireFreePorts } from '../busyPorts.ts';
import { log } from '../output.ts';
import { Portal } from '../portal.ts';
import { portalEnvironment, PROCESS_NAMES, SECTION_NAMES, type Process } from '../processes.ts';
import { ROOT } from '../root.ts';
import { SupervisedProcess } from '../supervisor.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { WEBPACK_SERVE } from './webpackServe.ts';

/** Timeout for the first builds of a development run, all at once. */
const FIRST_BUILDS_TIMEOUT_MS = 240_000;

/** The API and the shell's server restart on an edit; webpack serves the sections with hot reload. */
const argumentsOf = ({ name, main }: Process) =>
  SECTION_NAMES.includes(name) ? [...WEBPACK_SERVE] : ['--watch', join(ROOT, main)];

async function built(file: string) {
  while (!existsSync(file)) await pause(300);
}

/** Runs the whole portal, showing edits of every app at once. */
export async function developWholePortal(): Promise<void> {
  await requireFreePorts(process.env);
  const data = process.env.PORTAL_DATA ?? join(ROOT, '.data');
  // Without a registry the shell reads each section's own section.json, which the development servers write.
  const environment = { ...process.env, PORTAL_REGISTRY: join(data, 'development-registry.d') };
  const portal = new Portal({ environment, argumentsOf });
  const shellBuild = new SupervisedProcess({
    name: 'shell build',
    command: process.execPath,
    args: [...WEBPACK_SERVE],
    folder: join(ROOT, 'shell'),
    environment: portalEnvironment(environment),
    restart: true,
  });

  await runUntilStopped({
    async run() {
      forgetBuilds();
      portal.start('api', ...SECTION_NAMES);
      shellBuild.start();
      // The fake host's page changes only with shared.
      await buildChanged([ALONE]);
      await built(join(ROOT, 'shell/dist/shell.json'));
      await portal.ready(['api', ...SECTION_NAMES], FIRST_BUILDS_TIMEOUT_MS);
      portal.start('shell');
      await portal.ready(PROCESS_NAMES, FIRST_BUILDS_TIMEOUT_MS);
      log('portal', 'edits show at once');
      console.log(`portal ready ${portal.url}`);
    },
    async stop() {
      stopBuilds();
      await Promise.all([portal.stop(), shellBuild.stop()]);
    },
  });
}
