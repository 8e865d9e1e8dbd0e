import pg from 'pg';

/** The server is up but takes no writes: a standby that has not been promoted. */
class ReadOnly extends Error {
  /** SQLSTATE of a server that accepts no connections now. */
  readonly code = '57P03';
  constructor() {
    super('the server takes no writes');
  }
}

/** A host could not be reached, or is not the primary. */
export class NotThePrimary extends Error {
  constructor(cause: unknown) {
    super('not connected to the primary', { cause });
  }
}

/**
 * A client class that connects to the writable host: to the last one that worked, and to the next one if it fails. Each
 * `connect` tries one host.
 */
export function primaryClient(urls: readonly string[]): new (config?: pg.ClientConfig) => pg.Client {
  let current = 0;
  return class extends pg.Client {
    readonly #turn: number;

    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: urls[current] });
      this.#turn = current;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(
        () => callback(null),
        (error: unknown) => callback(new NotThePrimary(error)),
      );
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        const { rows } = await this.query<{ transaction_read_only: string }>('show transaction_read_only');
        if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnly();
        return this;
      } catch (error) {
        // Of several simultaneous failures, one switches the host for all.
        if (this.#turn === current) current = (current + 1) % urls.length;
        void this.end().catch(() => undefined);
        throw error;
      }
    }
  };
}
