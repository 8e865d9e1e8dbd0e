import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf, readApp, SHELL } from '@portal/shared/federation/apps';
import type { SectionEntry } from '@portal/shared/section/registry';
import { portalEnvironment, SECTION_NAMES } from '../../../launcher/processes.ts';
import { ROOT } from '../../../launcher/root.ts';
import { SupervisedProcess } from '../../../launcher/supervisor.ts';
import { readBuild, type Build } from './brokenBuild.ts';
import { FaultProxy } from './FaultProxy.ts';
import { freePort } from './freePort.ts';
import type { Services } from './Services.ts';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

async function answers(url: string, log: readonly string[]): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  throw new Error(`${url} did not answer within ${START_TIMEOUT_MS / 1000} s\n${log.join('\n')}`);
}

const entryOf = ({ record }: Build, previous: Build | null): SectionEntry => ({
  name: record.name,
  current: record,
  previous: previous?.record ?? null,
  canary: null,
});

/** Replaces an entry of a registry in one step. */
function writeEntry(registry: string, entry: SectionEntry): void {
  const file = join(registry, `${entry.name}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(entry));
  renameSync(`${file}.new`, file);
}

/**
 * One section under test: a server process of its own behind a fault proxy, and a shell of its own in front of it with
 * its own registry. Other sections and the API are shared, so that lanes break their sections side by side.
 */
export class Lane {
  readonly name: string;
  readonly folder: string;
  /** The build that `npm run build` has made. */
  readonly build: Build;
  /** In front of the section's server. */
  readonly proxy: FaultProxy;
  /** In front of the API; hears what browsers report. */
  readonly api: FaultProxy;
  readonly url: string;
  readonly #processes: { section: SupervisedProcess; shell: SupervisedProcess };
  /** The folder of the shell's registry. */
  readonly #registry: string;

  private constructor(parts: {
    name: string;
    folder: string;
    build: Build;
    proxy: FaultProxy;
    api: FaultProxy;
    url: string;
    processes: { section: SupervisedProcess; shell: SupervisedProcess };
    registry: string;
  }) {
    this.name = parts.name;
    this.folder = parts.folder;
    this.build = parts.build;
    this.proxy = parts.proxy;
    this.api = parts.api;
    this.url = parts.url;
    this.#processes = parts.processes;
    this.#registry = parts.registry;
  }

  /** @param folder of the section, built. */
  static async start(services: Services, folder: string): Promise<Lane> {
    const app = readApp(folder);
    const [sectionPort, shellPort] = [await freePort(), await freePort()];
    const proxy = await FaultProxy.start(`http://localhost:${sectionPort}`);
    const api = await FaultProxy.start(services.portal.urlOf('api'));
    const data = join(services.folder, app.name);
    mkdirSync(join(data, 'registry.d'), { recursive: true });
    const registry = join(data, 'registry.d');
    const variable = app.name.toUpperCase().replaceAll('-', '_');
    const environment = portalEnvironment({
      ...process.env,
      ...services.environment,
      PORTAL_DATA: data,
      PORTAL_REGISTRY: registry,
      ORIGIN_API: api.origin,
      [`ORIGIN_${variable}`]: proxy.origin,
      [app.portVariable]: String(sectionPort),
      [SHELL.portVariable]: String(shellPort),
    });
    const log: string[] = [];
    const processOf = (name: string, main: string, folderOfIt: string) =>
      new SupervisedProcess({
        name,
        command: process.execPath,
        args: [main],
        folder: folderOfIt,
        environment,
        restart: false,
        onLine: (line) => log.push(line),
      });
    const processes = {
      section: processOf(app.name, join(folder, 'server.ts'), folder),
      shell: processOf('shell', join(ROOT, 'shell/server/main.ts'), join(ROOT, 'shell')),
    };
    for (const name of SECTION_NAMES) writeEntry(registry, entryOf(readBuild(join(ROOT, name, 'dist')), null));
    const built = readBuild(join(folder, 'dist'));
    // The shell proxies the sections of this repository; another one is fetched from its own origin.
    const build = SECTION_NAMES.includes(app.name)
      ? built
      : { ...built, record: { ...built.record, base: `${proxy.origin}/` } };
    const url = `http://localhost:${portOf(SHELL, environment)}`;
    const lane = new Lane({ name: app.name, folder, build, proxy, api, url, processes, registry });
    lane.register(build, null);
    processes.section.start();
    processes.shell.start();
    await Promise.all([answers(`${proxy.origin}/section.json`, log), answers(`${url}/main`, log)]);
    return lane;
  }

  /** Puts a build of the section live. */
  register(current: Build, previous: Build | null): void {
    for (const build of [current, previous])
      if (build && build !== this.build) this.proxy.addBuild(build.record.id, build.files);
    writeEntry(this.#registry, entryOf(current, previous));
  }

  /** Stops the section's process where it stands: its port still accepts, nothing answers. */
  stop(): void {
    this.#processes.section.signal('SIGSTOP');
  }

  /** Lets it go on. */
  resume(): void {
    this.#processes.section.signal('SIGCONT');
  }

  async close(): Promise<void> {
    this.resume();
    await Promise.all([this.#processes.section.stop(), this.#processes.shell.stop()]);
    await Promise.all([this.proxy.close(), this.api.close()]);
  }
}
