import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const POLL_MS = 100;

/** The part of a build's record that tests read. */
interface Build {
  id: string;
  files: Record<string, { scripts: string[]; styles: string[] }>;
  integrity: Record<string, string>;
}

/** A copy of a section that a test can edit, rebuild and serve, next to the build in the repository. */
export class DeployableSection {
  readonly #parent: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #portVariable: string;
  #server: ChildProcess | null = null;

  constructor(name: string, port: number, portVariable: string) {
    // Inside the repository, where its packages are found.
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    this.#parent = mkdtempSync(join(ROOT, '.cache/redeploy-'));
    this.#folder = join(this.#parent, name);
    cpSync(join(ROOT, 'tsconfig.base.json'), join(this.#parent, 'tsconfig.base.json'));
    // Facts that the section imports from beside itself.
    symlinkSync(join(ROOT, 'association'), join(this.#parent, 'association'));
    this.#port = port;
    this.#portVariable = portVariable;
    cpSync(join(ROOT, name), this.#folder, {
      recursive: true,
      filter: (path) => !/node_modules|\.test\.tsx?$/.test(path.slice(ROOT.length)),
    });
    // Its own packages; webpack's cache there belongs to another folder.
    mkdirSync(join(this.#folder, 'node_modules'));
    for (const scope of globSync('*', { cwd: join(ROOT, name, 'node_modules') }))
      symlinkSync(join(ROOT, name, 'node_modules', scope), join(this.#folder, 'node_modules', scope));
  }

  get folder(): string {
    return this.#folder;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Saves the record of the current build under another name, and returns its path. */
  keepRecord(name: string): string {
    const record = join(this.#parent, `${name}.json`);
    cpSync(join(this.#folder, 'dist/section.json'), record);
    return record;
  }

  build(record: string): Build {
    return JSON.parse(readFileSync(record, 'utf8')) as Build;
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** Writes one of its files. */
  add(file: string, text: string): void {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Changes all of its source files. */
  edit(change: (source: string) => string): void {
    for (const file of globSync('src/**/*.{ts,tsx}', { cwd: this.#folder })) {
      const path = join(this.#folder, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    }
  }

  /** Builds it; files of earlier builds stay. */
  async rebuild(): Promise<void> {
    const webpack = join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
    await promisify(execFile)(process.execPath, [webpack, '--mode', 'production'], { cwd: this.#folder });
  }

  /** Moves the scripts of one page away; its styles may belong to the whole section. Returns how to restore them. */
  removePage({ files }: Build, path: string): () => void {
    const all = (files[path]?.scripts ?? [])
      .flatMap((file) => ['', '.br', '.gz'].map((suffix) => join(this.#folder, 'dist', file + suffix)))
      .filter((file) => existsSync(file));
    for (const file of all) renameSync(file, `${file}.away`);
    return () => {
      for (const file of all) renameSync(`${file}.away`, file);
    };
  }

  /** Starts its server. */
  async serve(): Promise<void> {
    const environment = { ...process.env, [this.#portVariable]: String(this.#port) };
    this.#server = spawn(process.execPath, ['server.ts'], { cwd: this.#folder, env: environment, stdio: 'ignore' });
    for (;;) {
      const answer = await fetch(`${this.origin}/section.json`).catch(() => null);
      if (answer?.ok) return;
      await pause(POLL_MS);
    }
  }

  /** Stops its server and deletes the copy. */
  async close(): Promise<void> {
    if (this.#server) {
      const ended = once(this.#server, 'exit');
      this.#server.kill();
      await ended;
    }
    rmSync(this.#parent, { recursive: true, force: true });
  }
}
