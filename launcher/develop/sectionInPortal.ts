import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entryFile } from '@portal/platform/server/registry/storage/FolderStorage';
import { writeEntry } from '@portal/platform/server/registry/storage/registryFolder';
import { hostOf, portOf, SECTIONS, type App } from '@portal/shared/federation/apps';
import { sectionServer } from '@portal/shared/federation/serve';
import { SECTION_MANIFEST_FILE, type SectionBuild } from '@portal/shared/section/registry';
import { BUILDABLE, buildChanged, isBuiltOnce, stopBuilds } from '../builds.ts';
import { requireFreePorts } from '../busyPorts.ts';
import { log } from '../output.ts';
import { Portal } from '../portal.ts';
import { ROOT } from '../root.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { sectionNamed } from './sectionNamed.ts';
import { WEBPACK_SERVE } from './webpackServe.ts';

/** Timeout for the first build of one section, or the first start of the API with its demo content. */
const START_TIMEOUT_MS = 180_000;

/** Registry of this run alone: the section as it is edited, the others as last built. */
const REGISTRY = join(ROOT, '.dev', 'registry.d');

async function putLastBuildLive(name: string): Promise<void> {
  const record = readFileSync(join(ROOT, name, 'dist', SECTION_MANIFEST_FILE), 'utf8');
  await writeEntry(REGISTRY, { name, current: JSON.parse(record) as SectionBuild, previous: null, canary: null });
}

/** Serves the last build of a section from this process, which needs a tenth of the memory of another one. */
async function serveLastBuild(app: App) {
  const server = await sectionServer(app.name, join(ROOT, app.name, 'dist'));
  await server.listen({ port: portOf(app), host: hostOf() });
  return server;
}

/** Runs the portal on this machine, building and watching one section alone. No production build is overwritten. */
export async function developInPortal(name: string): Promise<void> {
  const startedAt = Date.now();
  const app = sectionNamed(name);
  const others = SECTIONS.filter((section) => section !== app);
  const environment = {
    ...process.env,
    PORTAL_REGISTRY: REGISTRY,
    PORTAL_DEVELOPED_ENTRY: entryFile(REGISTRY, name),
    // A development build has no code for the server, and the processes of the others would need 50 MB each.
    SERVER_RENDERING_OFF: 'all',
    CANARY_JUDGE: '0',
  };
  const argumentsOf = (process: App & { main: string }) =>
    process.name === name ? [...WEBPACK_SERVE] : [join(ROOT, process.main)];
  const portal = new Portal({ environment, argumentsOf });
  const servers: Awaited<ReturnType<typeof serveLastBuild>>[] = [];
  await runUntilStopped({
    async run() {
      await requireFreePorts(process.env);
      rmSync(REGISTRY, { recursive: true, force: true });
      portal.start('api', name);
      const missing = BUILDABLE.filter((built) => built !== name && !isBuiltOnce(built));
      if (missing.length > 0) await buildChanged(missing);
      await Promise.all(others.map((section) => putLastBuildLive(section.name)));
      servers.push(...(await Promise.all(others.map(serveLastBuild))));
      portal.start('shell');
      await portal.ready(['api', name, 'shell'], START_TIMEOUT_MS);
      log(name, `started in ${((Date.now() - startedAt) / 1000).toFixed(1)} s; edits show at once`);
      console.log(`portal ready ${portal.url}`);
    },
    async stop() {
      stopBuilds();
      await Promise.all([portal.stop(), ...servers.map((server) => server.close())]);
    },
  });
}
