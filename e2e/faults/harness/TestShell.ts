import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApp } from '@portal/shared/federation/apps';
import { SHELL_NAME, type SectionEntry, type ShellBuild, type ShellEntry } from '@portal/shared/section/registry';
import { portalEnvironment, SECTION_NAMES } from '../../../launcher/processes.ts';
import { ROOT } from '../../../launcher/root.ts';
import type { SupervisedProcess } from '../../../launcher/supervisor.ts';
import { readBuild, type Build } from './brokenBuild.ts';
import { FaultProxy } from './FaultProxy.ts';
import { freePort } from './freePort.ts';
import type { Services } from './Services.ts';
import { ownShell } from './shells.ts';
import { processOf, startShell, untilAnswered, type RunningShell } from './startShell.ts';

export const entryOf = ({ record }: Build, previous: Build | null): SectionEntry => ({
  name: record.name,
  current: record,
  previous: previous?.record ?? null,
  canary: null,
});

/** Replaces an entry of a registry atomically. */
export function writeEntry(registry: string, entry: SectionEntry | ShellEntry): void {
  const file = join(registry, `${entry.name}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(entry));
  renameSync(`${file}.new`, file);
}

/**
 * One section under test: its own server process behind a fault proxy, and its own shell with its own registry. Other
 * sections and the API are shared, so that several test shells can break their sections in parallel.
 */
export class TestShell {
  readonly name: string;
  readonly folder: string;
  /** The live shell if it is of another generation than this repository's. */
  readonly shell: ShellBuild | null;
  /** The build made by `npm run build`. */
  readonly build: Build;
  /** In front of the section's server. */
  readonly proxy: FaultProxy;
  /** In front of the API; records the reports of browsers. */
  readonly api: FaultProxy;
  readonly url: string;
  readonly #server: SupervisedProcess;
  readonly #shell: RunningShell;
  /** Folder of the shell's registry. */
  readonly #registry: string;

  constructor(parts: {
    name: string;
    folder: string;
    live: ShellBuild | null;
    build: Build;
    proxy: FaultProxy;
    api: FaultProxy;
    server: SupervisedProcess;
    shell: RunningShell;
    registry: string;
  }) {
    this.name = parts.name;
    this.folder = parts.folder;
    this.shell = parts.live;
    this.build = parts.build;
    this.proxy = parts.proxy;
    this.api = parts.api;
    this.url = parts.shell.url;
    this.#server = parts.server;
    this.#shell = parts.shell;
    this.#registry = parts.registry;
  }

  /**
   * @param folder folder of the built section
   * @param live a shell of another generation, from `takeShell`: this repository's then serves the other sections
   */
  static async start(services: Services, folder: string, live: ShellBuild | null = null): Promise<TestShell> {
    const app = readApp(folder);
    const port = String(await freePort());
    const proxy = await FaultProxy.start(`http://localhost:${port}`);
    const api = await FaultProxy.start(services.portal.urlOf('api'), services.portal.url);
    // Several of one section may run in parallel.
    const data = mkdtempSync(join(services.folder, `${app.name}-`));
    const registry = join(data, 'registry.d');
    mkdirSync(registry, { recursive: true });
    for (const name of SECTION_NAMES) writeEntry(registry, entryOf(readBuild(join(ROOT, name, 'dist')), null));
    if (live)
      writeEntry(registry, { name: SHELL_NAME, current: live, previous: null, canary: null, beside: [ownShell()] });
    const built = readBuild(join(folder, 'dist'));
    // The shell proxies the sections of this repository; another one is fetched from its own origin.
    const build = SECTION_NAMES.includes(app.name)
      ? built
      : { ...built, record: { ...built.record, base: `${proxy.origin}/` } };
    writeEntry(registry, entryOf(build, null));
    const log: string[] = [];
    const environment = portalEnvironment({ ...process.env, ...services.environment, [app.portVariable]: port });
    const server = processOf(folder, 'server.ts', environment, log);
    server.start();
    const [shell] = await Promise.all([
      startShell(services, {
        PORTAL_DATA: data,
        PORTAL_REGISTRY: registry,
        ORIGIN_API: api.origin,
        [`ORIGIN_${app.name.toUpperCase().replaceAll('-', '_')}`]: proxy.origin,
      }),
      untilAnswered(`${proxy.origin}/section.json`, log),
    ]);
    return new TestShell({ name: app.name, folder, live, build, proxy, api, server, shell, registry });
  }

  /** Puts a build of the section live. */
  register(current: Build, previous: Build | null): void {
    for (const build of [current, previous])
      if (build && build !== this.build) this.proxy.addBuild(build.record.id, build.files);
    writeEntry(this.#registry, entryOf(current, previous));
  }

  /** Suspends the section's process: its port still accepts connections, without responses. */
  stop(): void {
    this.#server.signal('SIGSTOP');
  }

  /** Resumes it. */
  resume(): void {
    this.#server.signal('SIGCONT');
  }

  async close(): Promise<void> {
    this.resume();
    await Promise.all([this.#server.stop(), this.#shell.close()]);
    await Promise.all([this.proxy.close(), this.api.close()]);
  }
}
