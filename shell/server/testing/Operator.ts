import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerCommand } from '@portal/platform/server/registry/registerCommand';
import { aGateRecord } from '@portal/platform/server/testing/aGateRecord';
import type { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import type { SectionBuild, ShellBuild } from '@portal/shared/section/registry';
import { judgeOriginOf, readKeys, readPlaces } from '../settings.ts';

export interface Outcome {
  code: number;
  output: string;
}

/** An operator, who builds sections into a folder and registers them there. */
export class Operator {
  readonly #folder: ShellFolder;

  /** Variables besides the places. */
  readonly #variables: Readonly<Record<string, string>>;

  constructor(folder: ShellFolder, variables: Readonly<Record<string, string>> = {}) {
    this.#folder = folder;
    this.#variables = variables;
  }

  /** Runs the command in this process. */
  async register(args: readonly string[], registry = this.#folder.registry): Promise<Outcome> {
    const said: string[] = [];
    const warned: string[] = [];
    const printer = {
      log: (line: string) => void said.push(line),
      warn: (line: string) => void warned.push(line),
    };
    const environment = this.#environment(registry);
    const settings = { ...readPlaces(environment), ...readKeys(environment), judgeOrigin: judgeOriginOf(environment) };
    const code = await registerCommand(args, settings, printer).then(
      () => 0,
      (error: Error) => {
        warned.push(error.message);
        return 1;
      },
    );
    return { code, output: [...said, ...warned].map((line) => `${line}\n`).join('') };
  }

  /** Runs the program as an operator does, in a process of its own, which takes a second to start. */
  runRegister(args: readonly string[]): Promise<Outcome> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, '../register.ts'), ...args],
        { env: { ...process.env, ...this.#environment(this.#folder.registry) } },
        (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
      );
    });
  }

  readonly #environment = (registry: string) => ({
    ...this.#variables,
    PORTAL_REGISTRY: registry,
    PORTAL_DATA: join(this.#folder.path, 'data'),
  });

  /** Writes the files of a section's build; returns the record's path. */
  async build(record: SectionBuild, gate: object | null = aGateRecord(record), calls?: object): Promise<string> {
    return this.#write(`${record.name}-${record.id}`, {
      'section.json': record,
      [record.entry]: '',
      ...(gate && { 'gate.json': gate }),
      ...(calls && { 'calls.json': { build: record.id, calls } }),
    });
  }

  /** Writes the record of a shell's build; returns its path. */
  shell(record: ShellBuild): Promise<string> {
    return this.#write(`shell-${record.id}`, { 'shell.json': record });
  }

  /** Writes the record of an API release; returns its path. */
  release(id: string, calls: object): Promise<string> {
    return this.#write(`api-${id}`, { 'api.json': { name: 'api', id, calls } });
  }

  /** @returns path of the first file. */
  async #write(name: string, files: Readonly<Record<string, unknown>>): Promise<string> {
    const dist = join(this.#folder.path, 'builds', name);
    await mkdir(dist, { recursive: true });
    for (const [file, content] of Object.entries(files)) await writeFile(join(dist, file), JSON.stringify(content));
    return join(dist, Object.keys(files)[0] ?? '');
  }
}
