import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApiProcess, type ApiProcess } from '../apiProcess.ts';
import type { Edge } from './Edge.ts';

const COUNT = 2;
/** Pause between two replicas, as `update_config.delay`: by then the new one has compiled the most frequent calls. */
const DELAY_MS = 10_000;

interface ReplicaOptions {
  edge: Edge;
  databaseUrl: string;
  dataFolder: string;
  /** The next ones are for the replicas that take over. */
  firstPort: number;
}

/** Replicas of the API behind the edge, of one version, or of two during a release. */
export class Replicas {
  /** Error lines of their logs. */
  readonly errors: string[] = [];
  readonly #options: ReplicaOptions;
  #running: ApiProcess[] = [];
  #started = 0;

  constructor(options: ReplicaOptions) {
    this.#options = options;
  }

  /** Replaces replicas one by one: each is ready before a former one is stopped, and then runs alone for a while. */
  async release(version: number): Promise<void> {
    for (let replica = 0; replica < COUNT; replica += 1) {
      if (replica > 0) await pause(DELAY_MS);
      const former = this.#running.length === COUNT ? this.#running.shift() : undefined;
      this.#running.push(await this.#start(version));
      if (former) await this.#stop(former);
    }
  }

  async stop(): Promise<void> {
    for (const replica of this.#running.splice(0)) await this.#stop(replica);
  }

  async #start(version: number): Promise<ApiProcess> {
    const { edge, databaseUrl, dataFolder, firstPort } = this.#options;
    const port = firstPort + (this.#started % (2 * COUNT));
    this.#started += 1;
    // As with a name server, the edge knows a replica from its start on.
    edge.ports.add(port);
    return startApiProcess({
      port,
      databaseUrl,
      dataFolder,
      environment: { REHEARSED_VERSION: String(version), DATABASE_POOL: '5' },
      nodeOptions: ['--import', join(import.meta.dirname, 'addFixtures.ts')],
      onLine: (line) => this.#read(line),
    });
  }

  async #stop(replica: ApiProcess): Promise<void> {
    await replica.stop();
    this.#options.edge.ports.delete(replica.port);
  }

  #read(line: string): void {
    const { level } = JSON.parse(line) as { level: number };
    if (level >= 50) this.errors.push(line);
  }
}
