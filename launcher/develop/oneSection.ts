import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originOf, portOf } from '@portal/shared/federation/apps';
import type { Section } from '@portal/shared/section';
import { forgetBuilds } from '../builds.ts';
import { requireFreePorts } from '../busyPorts.ts';
import { log } from '../output.ts';
import { Portal } from '../portal.ts';
import { ROOT } from '../root.ts';
import { addressAt } from './addressAt.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { sectionNamed } from './sectionNamed.ts';
import { WEBPACK_SERVE } from './webpackServe.ts';

/** Timeout for the first build of one section. */
const FIRST_BUILD_TIMEOUT_MS = 120_000;

async function pathOf(name: string): Promise<string> {
  const { section } = (await import(pathToFileURL(join(ROOT, name, 'src/section.ts')).href)) as { section: Section };
  return section.pages.find(({ guarded }) => !guarded)?.path ?? section.prefixes[0] ?? '/';
}

/** Serves one section from this machine in a remote portal; everything else comes from there. */
export async function developOneSection(name: string, portalElsewhere: string): Promise<void> {
  const portal = new Portal({ environment: process.env, argumentsOf: () => [...WEBPACK_SERVE] });
  await runUntilStopped({
    async run() {
      const app = sectionNamed(name);
      // A portal on this machine uses the same port for the section's server: its build would be shown instead of the
      // edits.
      await requireFreePorts(process.env, [app]);
      const origin = originOf(app, process.env);
      const address = await addressAt(portalElsewhere, { name, origin, path: await pathOf(name) });
      forgetBuilds([name]);
      portal.start(name);
      await portal.ready([name], FIRST_BUILD_TIMEOUT_MS);
      log(name, `port ${portOf(app, process.env)}; edits show at once`);
      console.log(`section ready ${address}`);
    },
    stop: () => portal.stop(),
  });
}
