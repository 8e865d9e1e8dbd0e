import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  portalEnvironment,
  portOf,
  PROCESS_NAMES,
  PROCESSES,
  SECTIONS,
  type Environment,
  type ProcessName,
} from './processes.ts';
import { ROOT } from './root.ts';
import { Supervised } from './supervisor.ts';

const POLL_MILLISECONDS = 150;

export interface PortalOptions {
  environment: Environment;
  /** Whether crashed processes are started again; a test that needs one to stay down says no. */
  restart?: boolean;
  /** What runs a process, instead of its main file; for development. */
  argumentsOf?(name: ProcessName): string[];
  /** Hears every line of every process instead of the log. */
  onLine?(name: ProcessName, line: string): void;
}

const mainOf = (name: ProcessName) => [join(ROOT, PROCESSES[name].main)];

/** The running portal: six processes on one machine. */
export class Portal {
  private readonly environment: Record<string, string>;
  private readonly processes: Record<ProcessName, Supervised>;

  constructor({ environment, restart = true, onLine, argumentsOf = mainOf }: PortalOptions) {
    this.environment = portalEnvironment(environment);
    mkdirSync(this.environment.PORTAL_DATA ?? ROOT, { recursive: true });
    const entries = PROCESS_NAMES.map((name) => {
      const command = {
        name,
        command: process.execPath,
        args: argumentsOf(name),
        folder: join(ROOT, name),
        environment: this.environment,
        restart,
        ...(onLine && { onLine: (line: string) => onLine(name, line) }),
      };
      return [name, new Supervised(command)] as const;
    });
    this.processes = Object.fromEntries(entries) as Record<ProcessName, Supervised>;
  }

  get address(): string {
    return `http://localhost:${portOf('shell', this.environment)}`;
  }

  addressOf(name: ProcessName): string {
    return `http://localhost:${portOf(name, this.environment)}`;
  }

  start(...names: ProcessName[]): void {
    for (const name of names) this.processes[name].start();
    this.writeProcessNumbers();
  }

  /** Tells the registry which build of each section is there; the same build again changes nothing. */
  async register(): Promise<void> {
    const builds = SECTIONS.map((name) => join(ROOT, name, 'dist', 'section.json'));
    await promisify(execFile)(process.execPath, [join(ROOT, 'shell/server/register.ts'), ...builds], {
      env: this.environment,
    });
  }

  /** Waits until these answer. @throws after the time has passed, naming those that do not. */
  async ready(names: readonly ProcessName[], milliseconds: number): Promise<void> {
    const end = Date.now() + milliseconds;
    const missing = new Set(names);
    while (missing.size > 0) {
      await Promise.all([...missing].map(async (name) => (await this.answers(name)) && missing.delete(name)));
      if (missing.size === 0) return;
      if (Date.now() > end)
        throw new Error(`no answer within ${milliseconds / 1000} s from ${[...missing].join(', ')}`);
      await pause(POLL_MILLISECONDS);
    }
  }

  kill(name: ProcessName, signal: NodeJS.Signals = 'SIGKILL'): void {
    this.processes[name].signal(signal);
  }

  async stop(...names: ProcessName[]): Promise<void> {
    await Promise.all((names.length > 0 ? names : PROCESS_NAMES).map((name) => this.processes[name].stop()));
  }

  private async answers(name: ProcessName): Promise<boolean> {
    try {
      const answer = await fetch(`${this.addressOf(name)}${PROCESSES[name].readyPath}`, {
        signal: AbortSignal.timeout(2000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** `processes.json` in the data folder: which process has which number, for whoever looks after it. */
  private writeProcessNumbers(): void {
    const numbers = Object.fromEntries(PROCESS_NAMES.map((name) => [name, this.processes[name].pid ?? null]));
    writeFileSync(join(this.environment.PORTAL_DATA ?? ROOT, 'processes.json'), JSON.stringify(numbers, null, 2));
  }
}
