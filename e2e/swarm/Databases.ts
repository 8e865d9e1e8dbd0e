import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../containers/until.ts';
import { postgresOwner } from '../debianPostgres.ts';

const PORTS = { primary: 5501, standby: 5502 };
type Role = keyof typeof PORTS;

/** A primary and its streaming standby outside the swarm, set up as in docs/operating.md. */
export class Databases {
  readonly #programs: string;
  readonly #host: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-swarm-'));
  readonly #password = randomBytes(12).toString('hex');
  readonly #servers = new Map<Role, ChildProcess>();

  /** @param host the address by which the swarm reaches this machine */
  constructor(programs: string, host: string) {
    this.#programs = programs;
    this.#host = host;
    const { uid, gid } = postgresOwner();
    chownSync(this.#folder, uid, gid);
  }

  /** URLs with both hosts: the API uses the writable one, and makes its own account as the owner of the tables. */
  get urls(): { DATABASE_URL: string; DATABASE_OWNER_URL: string } {
    const hosts = Object.values(PORTS).map((port) => `${this.#host}:${port}`);
    const urlOf = (account: string) => `postgres://${account}:${this.#password}@${hosts.join(',')}/portal`;
    return { DATABASE_URL: urlOf('portal_program'), DATABASE_OWNER_URL: urlOf('portal') };
  }

  async start(): Promise<void> {
    const passwordFile = join(this.#folder, 'password');
    writeFileSync(passwordFile, this.#password, { mode: 0o644 });
    this.#run(
      'initdb',
      '-D',
      this.#dataOf('primary'),
      '-U',
      'portal',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    );
    appendFileSync(
      join(this.#dataOf('primary'), 'pg_hba.conf'),
      'host all,replication portal all scram-sha-256\nhost all portal_program all scram-sha-256\n',
    );
    appendFileSync(
      join(this.#dataOf('primary'), 'postgresql.conf'),
      // A standby that was away catches up from these.
      "listen_addresses = '*'\nwal_keep_size = '256MB'\nmax_connections = 100\n",
    );
    await this.#serve('primary');
    this.#run('createdb', ...this.#to('primary'), 'portal');
    this.#run(
      'pg_basebackup',
      ...this.#to('primary'),
      '-D',
      this.#dataOf('standby'),
      '--write-recovery-conf',
      '--checkpoint=fast',
    );
    await this.#serve('standby');
    await until(() => this.ask('primary', 'select count(*) from pg_stat_replication') === '1');
  }

  ask(role: Role, statement: string): string {
    return this.#run('psql', ...this.#to(role), '-d', 'portal', '-AtXc', statement).trim();
  }

  /** Stops all its processes at once: connections stay open without responses, as after a power failure. */
  losePrimary(): void {
    const server = this.#servers.get('primary');
    if (server?.pid) signal(server.pid, 'SIGSTOP');
  }

  promote(): void {
    this.#run('pg_ctl', 'promote', '-w', '-D', this.#dataOf('standby'));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#servers.values()].map(killed));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #serve(role: Role): Promise<void> {
    const server = spawn(
      join(this.#programs, 'postgres'),
      ['-D', this.#dataOf(role), '-p', String(PORTS[role]), '-k', this.#folder],
      { ...this.#options(), stdio: 'ignore' },
    );
    this.#servers.set(role, server);
    await until(() => this.#run('pg_isready', '-h', this.#host, '-p', String(PORTS[role])) !== '');
  }

  readonly #to = (role: Role) => ['-h', this.#host, '-p', String(PORTS[role]), '-U', 'portal'];
  readonly #dataOf = (role: Role) => join(this.#folder, role);
  readonly #options = () => ({
    ...postgresOwner(),
    cwd: this.#folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', PGPASSWORD: this.#password },
  });

  #run(program: string, ...args: string[]): string {
    return execFileSync(join(this.#programs, program), args, { ...this.#options(), encoding: 'utf8', stdio: 'pipe' });
  }
}

/** Signals a server and its children, which are not one process group: each has its own session. */
function signal(server: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean);
  for (const id of [server, ...children.map(Number)])
    try {
      process.kill(id, name);
    } catch {
      // It has ended with its server.
    }
}

async function killed(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid && server.exitCode === null) signal(server.pid, 'SIGKILL');
  await ended;
}
