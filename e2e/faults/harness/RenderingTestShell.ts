import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECTION_NAMES } from '../../../launcher/processes.ts';
import { ROOT } from '../../../launcher/root.ts';
import { readBuild, type Build } from './brokenBuild.ts';
import { FakeApi } from './fakeApi.ts';
import { startShell, type RunningShell } from './startShell.ts';
import { entryOf, writeEntry } from './TestShell.ts';

/** A document as received. */
export interface Document {
  status: number;
  /** True if the server has rendered its page. */
  isRendered: boolean;
  text: string;
  milliseconds: number;
}

/** Replaces a file whose request never gets a response. */
const HANGS = Symbol('hangs');

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A shell with the real builds of all sections, whose server code comes from another origin, and an API in any state.
 * Every byte crosses real sockets; no browser is needed.
 */
export class RenderingTestShell {
  readonly api: FakeApi;
  readonly #folder: string;
  readonly #files: Map<string, string | typeof HANGS>;
  readonly #origin: string;
  readonly #shell: RunningShell;
  readonly #closeFiles: () => void;
  #builds = 0;

  constructor(parts: {
    api: FakeApi;
    folder: string;
    files: Map<string, string | typeof HANGS>;
    origin: string;
    shell: RunningShell;
    closeFiles: () => void;
  }) {
    this.api = parts.api;
    this.#folder = parts.folder;
    this.#files = parts.files;
    this.#origin = parts.origin;
    this.#shell = parts.shell;
    this.#closeFiles = parts.closeFiles;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<RenderingTestShell> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-rendering-'));
    mkdirSync(join(folder, 'registry.d'));
    for (const name of SECTION_NAMES)
      writeEntry(join(folder, 'registry.d'), entryOf(readBuild(join(ROOT, name, 'dist')), null));
    const files = new Map<string, string | typeof HANGS>();
    const server = createServer(({ url = '' }, response) => {
      const text = files.get(url);
      if (text === HANGS) return;
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const api = new FakeApi();
    await api.listen();
    const environment = {
      PORTAL_DATA: folder,
      PORTAL_REGISTRY: join(folder, 'registry.d'),
      ORIGIN_API: api.origin,
      ...settings,
    };
    const shell = await startShell({ environment }, {});
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const closeFiles = () => {
      server.close();
      server.closeAllConnections();
    };
    return new RenderingTestShell({ api, folder, files, origin, shell, closeFiles });
  }

  /**
   * Puts a build live that has not been rendered yet: the real one, from another origin.
   * @param change its server code, the content served instead of it (null for none), or a fault of its stylesheets
   */
  register(
    section: string,
    change: { code?: string; served?: string | null; stylesheets?: 'missing' | 'hang' } = {},
  ): void {
    this.#builds += 1;
    const id = `rendered${this.#builds}`;
    const dist = join(ROOT, section, 'dist');
    const { record, files }: Build = readBuild(dist);
    if (!record.server) throw new Error(`${section} was built without code for the server`);
    // No two builds have the same bytes, because a process caches compiled code by them.
    const code = `/* ${id} */ ${change.code ?? readFileSync(join(dist, record.server.file), 'utf8')}`;
    const served = change.served === undefined ? code : change.served;
    if (served !== null) this.#files.set(`/${id}/${record.server.file}`, served);
    for (const [name, text] of files) {
      const isAtFault = name.endsWith('.css') && change.stylesheets !== undefined;
      if (!isAtFault) this.#files.set(`/${id}/${name}`, text);
      else if (change.stylesheets === 'hang') this.#files.set(`/${id}/${name}`, HANGS);
    }
    const own = {
      ...record,
      id,
      base: `${this.#origin}/${id}/`,
      server: { ...record.server, integrity: hashOf(code) },
    };
    writeEntry(join(this.#folder, 'registry.d'), entryOf({ record: own, files }, null));
  }

  /** Log lines of the shell so far. */
  get log(): readonly string[] {
    return this.#shell.log;
  }

  async open(path: string): Promise<Document> {
    const began = performance.now();
    const response = await fetch(this.#shell.url + path);
    const text = await response.text();
    const milliseconds = performance.now() - began;
    return { status: response.status, isRendered: text.includes('id="rendered"'), text, milliseconds };
  }

  async close(): Promise<void> {
    await this.#shell.close();
    await this.api.close();
    this.#closeFiles();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
