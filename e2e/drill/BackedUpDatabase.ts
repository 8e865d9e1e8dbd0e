import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../containers/until.ts';
import type { postgresOwner } from '../debianPostgres.ts';

const STANZA = 'portal';
const PORT = 5511;
/** Seconds after which any written data is in the backup, as in production's compose file. */
const ARCHIVE_TIMEOUT_S = 30;
/** Longest recovery: longer than a restored database needs to replay the archive. */
const RECOVERY_TIMEOUT_S = 900;

interface Programs {
  /** Folder of Debian's PostgreSQL programs. */
  postgres: string;
  pgbackrest: string;
}

/** A PostgreSQL with backups by pgBackRest, set up as in docs/operating.md, that can be lost and restored. */
export class BackedUpDatabase {
  readonly url = `postgres://portal@127.0.0.1:${PORT}/portal`;
  readonly #programs: Programs;
  readonly #owner: ReturnType<typeof postgresOwner>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-drill-'));
  #data = join(this.#folder, 'first');
  #server: ChildProcess | undefined;

  constructor(programs: Programs, owner: ReturnType<typeof postgresOwner>) {
    this.#programs = programs;
    this.#owner = owner;
    chownSync(this.#folder, owner.uid, owner.gid);
    for (const name of ['repository', 'log', 'lock', 'spool']) {
      mkdirSync(join(this.#folder, name));
      chownSync(join(this.#folder, name), owner.uid, owner.gid);
    }
  }

  async start(): Promise<void> {
    this.#runProgram('initdb', '-D', this.#data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    this.#configure();
    const push = `${this.#programs.pgbackrest} --config=${this.#settings} --stanza=${STANZA} archive-push %p`;
    appendFileSync(
      join(this.#data, 'postgresql.conf'),
      `archive_mode = on\narchive_command = '${push}'\narchive_timeout = ${ARCHIVE_TIMEOUT_S}\nmax_connections = 100\nmax_wal_size = '2GB'\n`,
    );
    await this.#serve();
    this.#runProgram('createdb', '-h', '127.0.0.1', '-p', String(PORT), '-U', 'portal', 'portal');
    this.#backrest('stanza-create');
  }

  /** Returns once the backup is in the repository. */
  backUp(type: 'full' | 'diff'): void {
    this.#backrest(`--type=${type}`, 'backup');
  }

  /** Size of the repository in MB: all backups and the archive between them. */
  get repositoryMb(): number {
    const folder = join(this.#folder, 'repository');
    const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(folder, name)).size,
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  }

  /** Commit time of the last transaction replayed from the backup. */
  get lastMoment(): Date {
    const seconds = this.ask('select extract(epoch from pg_last_xact_replay_timestamp())');
    return new Date(Number(seconds) * 1000);
  }

  /** Kills the server in the middle of its work, and deletes its folder. */
  async lose(): Promise<void> {
    await this.#end('SIGKILL');
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Restores everything in the repository, or its state at a time, into an empty folder, and starts a server on it. */
  async restore(name: string, moment?: Date): Promise<void> {
    await this.#end('SIGQUIT');
    this.#data = join(this.#folder, name);
    mkdirSync(this.#data, { mode: 0o700 });
    chownSync(this.#data, this.#owner.uid, this.#owner.gid);
    this.#configure();
    const target = moment
      ? [
          '--type=time',
          `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`,
          '--target-action=promote',
        ]
      : [];
    // A rehearsal writes nothing into the repository.
    this.#backrest(...target, '--archive-mode=off', 'restore');
    await this.#serve();
    await until(() => this.ask('select pg_is_in_recovery()') === 'f', RECOVERY_TIMEOUT_S);
  }

  async stop(): Promise<void> {
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #settings(): string {
    return join(this.#folder, 'pgbackrest.conf');
  }

  #configure(): void {
    const { uid, gid } = this.#owner;
    const at = (name: string) => join(this.#folder, name);
    writeFileSync(
      this.#settings,
      `[global]
repo1-path=${at('repository')}
repo1-retention-full=2
start-fast=y
compress-type=zst
process-max=2
log-level-console=warn
log-level-file=off
log-path=${at('log')}
lock-path=${at('lock')}
spool-path=${at('spool')}

[${STANZA}]
pg1-path=${this.#data}
pg1-port=${PORT}
pg1-socket-path=${this.#folder}
pg1-user=portal
`,
    );
    chownSync(this.#settings, uid, gid);
  }

  async #serve(): Promise<void> {
    const server = spawn(
      join(this.#programs.postgres, 'postgres'),
      ['-D', this.#data, '-p', String(PORT), '-k', this.#folder],
      { ...this.#options(), stdio: 'ignore' },
    );
    this.#server = server;
    await until(() => this.#runProgram('pg_isready', '-h', '127.0.0.1', '-p', String(PORT)) !== '', RECOVERY_TIMEOUT_S);
  }

  async #end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  readonly #options = () => ({ ...this.#owner, cwd: this.#folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } });

  #runProgram(program: string, ...args: string[]): string {
    return this.#run(join(this.#programs.postgres, program), args);
  }

  #backrest(...args: string[]): void {
    this.#run(this.#programs.pgbackrest, [`--config=${this.#settings}`, `--stanza=${STANZA}`, ...args]);
  }

  ask(statement: string): string {
    const to = ['-h', '127.0.0.1', '-p', String(PORT), '-U', 'portal', '-d', 'portal'];
    return this.#runProgram('psql', ...to, '-AtXc', statement).trim();
  }

  #run(program: string, args: readonly string[]): string {
    return execFileSync(program, args, { ...this.#options(), encoding: 'utf8', stdio: 'pipe' });
  }
}
