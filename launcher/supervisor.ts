import { spawn, type ChildProcess } from 'node:child_process';
import { tellGuard } from './guarded.ts';
import { eachLine, log, readable } from './output.ts';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** Running time after which a process counts as healthy: its next restart has the first pause. */
const HEALTHY_AFTER_MS = 60_000;
/** Time after SIGTERM until a process is killed. */
const STOP_TIMEOUT_MS = 10_000;

/** Pause before the nth consecutive restart, from 0. */
export const restartPause = (restarts: number) => Math.min(FIRST_PAUSE_MS * 2 ** restarts, MAX_PAUSE_MS);

export interface Command {
  name: string;
  command: string;
  args: string[];
  folder: string;
  environment: Record<string, string>;
  /** True if it is restarted after a crash. */
  restart: boolean;
  /** Receives every line instead of the log. */
  onLine?(line: string): void;
}

/** A supervised process: restarted with growing pauses after crashes, ended with its whole process group. */
export class SupervisedProcess {
  readonly #command: Command;
  #child: ChildProcess | null = null;
  #restarts = 0;
  #timer: NodeJS.Timeout | null = null;
  #wanted = false;

  constructor(command: Command) {
    this.#command = command;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    this.#wanted = true;
    this.#launch();
  }

  /** Stops it and waits until it is gone. */
  async stop(): Promise<void> {
    this.#wanted = false;
    if (this.#timer) clearTimeout(this.#timer);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    this.signal('SIGTERM');
    const killer = setTimeout(() => this.signal('SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(killer);
  }

  /** Sends a signal to the process and its children. */
  signal(signal: NodeJS.Signals): void {
    if (this.#child?.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch {
      // Already gone.
    }
  }

  #launch(): void {
    const { name, command, args, folder, environment } = this.#command;
    const startedAt = Date.now();
    // A separate group, so that Ctrl-C reaches it once, through `stop`.
    const child = spawn(command, args, {
      cwd: folder,
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const group = child.pid;
    if (group !== undefined) {
      tellGuard({ started: group });
      child.once('exit', () => tellGuard({ ended: group }));
    }
    const hear = this.#command.onLine ?? ((line: string) => log(name, readable(line)));
    eachLine(child.stdout, hear);
    eachLine(child.stderr, hear);
    child.once('error', (error) => log(name, `could not be started: ${error.message}`));
    child.once('exit', (code, signal) => this.#ended(startedAt, signal ?? `code ${code}`));
  }

  #ended(startedAt: number, how: string): void {
    if (!this.#wanted) return;
    const { name, restart } = this.#command;
    if (!restart) {
      log(name, `ended (${how})`);
      return;
    }
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) this.#restarts = 0;
    const pause = restartPause(this.#restarts);
    this.#restarts += 1;
    log(name, `ended (${how}); starting it again in ${pause / 1000} s`);
    this.#timer = setTimeout(() => this.#launch(), pause);
  }
}
