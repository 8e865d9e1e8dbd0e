import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Registry } from 'prom-client';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import type { RegistryEntry } from '@portal/shared/section/registry';
import { shellServer } from '../server.ts';
import type { Settings } from '../settings.ts';
import { settingsIn } from './testSettings.ts';

/** Longer than a busy machine takes to read the registry. */
const REGISTRY_WAIT_MS = 60_000;

/** The shell's server over a temporary folder, for one test file. */
export class TestShell {
  readonly folder: ShellFolder;
  /** Metrics since the last start. */
  register = new Registry();
  #server: FastifyInstance | undefined;

  constructor(folder: ShellFolder) {
    this.folder = folder;
  }

  static async create(): Promise<TestShell> {
    return new TestShell(await ShellFolder.create());
  }

  get server(): FastifyInstance {
    if (!this.#server) throw new Error('the server has not been started');
    return this.#server;
  }

  /** Starts it, or restarts it with other settings. */
  async start(changes: Partial<Settings> = {}): Promise<void> {
    await this.#server?.close();
    this.register = new Registry();
    this.#server = await shellServer(settingsIn(this.folder, changes), this.register, {
      maxWaitMs: REGISTRY_WAIT_MS,
    });
  }

  /** Resets it for a test: the shell's build `s1` and the section's build `one` are live. */
  async restart(changes: Partial<Settings> = {}): Promise<void> {
    // A listening server writes the registry's log.
    await this.#server?.close();
    await this.folder.clear();
    await this.folder.buildShell('s1');
    await this.folder.store(aSectionEntry(aSectionBuild('one')));
    await this.start(changes);
  }

  /** Registers an entry. A read that began earlier has finished afterwards, so the next request reads again. */
  async store(entry: RegistryEntry): Promise<void> {
    await this.folder.store(entry);
    await this.#server?.inject('/registry.json');
  }

  inject(request: InjectOptions | string): Promise<LightMyRequestResponse> {
    return this.server.inject(request);
  }

  /** Requests a page as a browser does. */
  open(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', ...headers } });
  }

  async close(): Promise<void> {
    await this.#server?.close();
    await this.folder.remove();
  }
}
