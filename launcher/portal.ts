import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { API, portOf, SHELL } from '@portal/shared/federation/apps';
import { SECTION_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@portal/shared/section/registry';
import {
  portalEnvironment,
  PROCESS_NAMES,
  PROCESSES,
  SECTION_NAMES,
  type Environment,
  type Process,
} from './processes.ts';
import { ROOT } from './root.ts';
import { SupervisedProcess } from './supervisor.ts';

// No `concurrently` or `npm-run-all`: they neither skip unchanged builds nor restart crashed processes. No process
// manager: it has to be installed on the machine and outlives the terminal.

const POLL_MS = 150;
/** Timeout after which a process is polled again. */
const ANSWER_TIMEOUT_MS = 2000;

export interface PortalOptions {
  environment: Environment;
  /** True if crashed processes are restarted; false in a test that needs one to stay down. */
  restart?: boolean;
  /** Arguments for a process instead of its main file, for development. */
  argumentsOf?(process: Process): string[];
  /** Checkout with the program and build of an app; this one by default. */
  rootOf?(app: string): string;
  /** Receives every line of every process instead of the log. */
  onLine?(name: string, line: string): void;
}

/** The running portal: one process per app, on one machine. */
export class Portal {
  readonly #environment: Record<string, string>;
  readonly #rootOf: (app: string) => string;
  readonly #processes: ReadonlyMap<string, Process & { supervised: SupervisedProcess }>;

  constructor({ environment, restart = true, onLine, argumentsOf, rootOf = () => ROOT }: PortalOptions) {
    this.#rootOf = rootOf;
    this.#environment = portalEnvironment(environment);
    mkdirSync(this.#environment.PORTAL_DATA ?? ROOT, { recursive: true });
    const entries = PROCESSES.map((app) => {
      const supervised = new SupervisedProcess({
        name: app.name,
        command: process.execPath,
        args: argumentsOf?.(app) ?? [join(rootOf(app.name), app.main)],
        folder: join(rootOf(app.name), app.name),
        environment: this.#environment,
        restart,
        ...(onLine && { onLine: (line: string) => onLine(app.name, line) }),
      });
      return [app.name, { ...app, supervised }] as const;
    });
    this.#processes = new Map(entries);
  }

  get url(): string {
    return this.urlOf(SHELL.name);
  }

  urlOf(name: string): string {
    return `http://localhost:${portOf(this.#process(name), this.#environment)}`;
  }

  start(...names: string[]): void {
    for (const name of names) this.#process(name).supervised.start();
    this.#writeProcessNumbers();
  }

  /**
   * Puts the API and the builds of the shell and of each section live, tested or not. Registering the same build again
   * changes nothing. If all of them are new at once, incompatible earlier ones are dropped.
   */
  async register(): Promise<void> {
    const writer = join(this.#rootOf(API.name), API.name, 'src/server/release/writeRelease.ts');
    // An API from before the comparison of calls does not describe what it serves.
    const saysCalls = existsSync(writer);
    if (saysCalls) await this.#run(writer);
    const builds = [
      ...(saysCalls ? [this.#built(API.name, 'api.json')] : []),
      this.#built(SHELL.name, SHELL_MANIFEST_FILE),
      ...SECTION_NAMES.map((name) => this.#built(name, SECTION_MANIFEST_FILE)),
    ];
    await this.#run(join(ROOT, 'shell/server/register.ts'), '--force', '--give-up-previous', ...builds);
  }

  /**
   * Waits until these respond.
   * @throws after the timeout, with the names of those that do not; all apps have been stopped then
   */
  async ready(names: readonly string[], timeoutMs: number): Promise<void> {
    const end = Date.now() + timeoutMs;
    const missing = new Set(names);
    while (missing.size > 0) {
      await Promise.all([...missing].map(async (name) => (await this.#answers(name)) && missing.delete(name)));
      if (missing.size === 0) return;
      if (Date.now() > end) {
        await this.stop();
        throw new Error(`no answer within ${timeoutMs / 1000} s from ${[...missing].join(', ')}`);
      }
      await pause(POLL_MS);
    }
  }

  kill(name: string, signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#process(name).supervised.signal(signal);
  }

  async stop(...names: string[]): Promise<void> {
    await Promise.all((names.length > 0 ? names : PROCESS_NAMES).map((name) => this.#process(name).supervised.stop()));
  }

  readonly #built = (app: string, file: string) => join(this.#rootOf(app), app, 'dist', file);

  /** Runs a program of the repository with the portal's settings. */
  async #run(...parts: string[]): Promise<void> {
    await promisify(execFile)(process.execPath, parts, { env: this.#environment });
  }

  #process(name: string) {
    const found = this.#processes.get(name);
    if (!found) throw new Error(`no process ${name}; there are ${PROCESS_NAMES.join(', ')}`);
    return found;
  }

  async #answers(name: string): Promise<boolean> {
    try {
      const answer = await fetch(`${this.urlOf(name)}${this.#process(name).readyPath}`, {
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** Writes `processes.json` to the data folder: the process id of each app, for the operator. */
  #writeProcessNumbers(): void {
    const numbers = Object.fromEntries(
      [...this.#processes].map(([name, { supervised }]) => [name, supervised.pid ?? null]),
    );
    writeFileSync(join(this.#environment.PORTAL_DATA ?? ROOT, 'processes.json'), JSON.stringify(numbers, null, 2));
  }
}
