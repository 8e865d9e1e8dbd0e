import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry, ShellBuild } from '@portal/shared/section/registry';
import type { RegistryOptions } from '../registry/RegistrySource.ts';
import { writeEntry } from '../registry/storage/registryFolder.ts';
import { aShellBuild } from './sampleBuilds.ts';

/** Template of a build of the shell, with only the parts that the server fills in. */
const TEMPLATE = `<title>{{title}}</title>{{found}}{{startAgain}}<script defer src="/assets/main.ID.js" nonce="{{nonce}}"></script>{{preloads}}
<script type="application/json" id="registry">{{registry}}</script><body data-environment="{{environment}}" data-postcode="{{postcode}}" data-map="{{map}}">`;

/** Temporary folder of one test file: builds of the shell, a registry, and the server's data. */
export class ShellFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  static async create(): Promise<ShellFolder> {
    const folder = new ShellFolder(await mkdtemp(join(tmpdir(), 'shell-server-')));
    await mkdir(folder.inDist('assets'), { recursive: true });
    await folder.buildShell('s1');
    return folder;
  }

  get registry(): string {
    return join(this.path, 'registry.d');
  }

  inDist(file: string): string {
    return join(this.path, 'dist', file);
  }

  /** Builds the shell as webpack does: earlier builds stay in the folder. */
  async buildShell(id: string, changes: Partial<ShellBuild> = {}): Promise<ShellBuild> {
    const build = aShellBuild(id, changes);
    await writeFile(this.inDist(build.template), TEMPLATE.replace('ID', id));
    await writeFile(this.inDist(`assets/main.${id}.js`), `"${id}"`);
    await writeFile(this.inDist('shell.json'), JSON.stringify(build));
    return build;
  }

  store(entry: RegistryEntry): Promise<void> {
    return writeEntry(this.registry, entry);
  }

  /** Places that a source of the registry reads. */
  get places(): Pick<RegistryOptions, 'dist' | 'registry' | 'data' | 'repository'> {
    return {
      dist: join(this.path, 'dist'),
      registry: this.registry,
      data: join(this.path, 'data'),
      repository: this.path,
    };
  }

  async clear(): Promise<void> {
    for (const part of ['registry.d', 'data']) await rm(join(this.path, part), { recursive: true, force: true });
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true });
  }
}
