import { CallError } from '@portal/shared/client';
import { ServerClock } from '@portal/shared/time';
import { pause } from './pause.ts';
import { pauseAfter, restAfter } from './pauses.ts';
import type { QueuePosition } from './queuePosition.ts';

/** State of a watched queue entry. */
export interface WatchState {
  /** Null until the first answer. */
  standing: QueuePosition | null;
  /** The last requests failed, and are being retried. */
  isCutOff: boolean;
  /** Reason why polling has stopped. */
  failure: CallError | null;
}

/** Requests the member's status; with the mark of the last answer, the server holds the request until it changes. */
type Ask = (since: string | undefined, signal: AbortSignal) => Promise<QueuePosition>;

/** Failures before one is reported: the API restarts within a second. */
const FAILURES_SAID = 2;
const TOO_MANY = 429;
/** True if a retry may succeed: the connection was lost, or the server is busy or down. */
const isPassing = ({ failure, code }: CallError) =>
  failure === 'network' || failure === 'unreadable' || code >= 500 || code === TOO_MANY;

/** Long-polls a queue entry while it is watched, one request at a time. */
export class LineWatch {
  readonly clock = new ServerClock();
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  #state: WatchState = { standing: null, isCutOff: false, failure: null };
  #running: AbortController | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  readonly read = (): WatchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts with a request now, and drops a pending one. */
  start(): void {
    this.stop();
    this.#running = new AbortController();
    void this.#run(this.#running.signal);
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }

  async #run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let since: string | undefined;
    while (!signal.aborted) {
      const askedMs = performance.now();
      const answer = await this.#attempt(since, signal);
      if (signal.aborted) return;
      if (answer instanceof CallError) {
        if (!isPassing(answer)) return this.#set({ failure: answer });
        failures += 1;
        // The next request has no mark, so that its immediate answer proves that the connection is back.
        since = undefined;
        if (failures >= FAILURES_SAID) this.#set({ isCutOff: true });
        await pause(pauseAfter(failures), signal);
        continue;
      }
      failures = 0;
      since = answer.mark;
      this.clock.note(answer.now);
      this.#set({ standing: answer, isCutOff: false, failure: null });
      const restMs = restAfter(answer, this.clock.now() ?? 0, performance.now() - askedMs);
      if (restMs === null) return;
      // Timers fire once a minute in a hidden tab, so none is set for an empty pause.
      if (restMs > 0) await pause(restMs, signal);
    }
  }

  async #attempt(since: string | undefined, signal: AbortSignal): Promise<QueuePosition | CallError> {
    try {
      return await this.#ask(since, signal);
    } catch (error) {
      if (error instanceof CallError || signal.aborted) return error as CallError;
      throw error;
    }
  }

  #set(change: Partial<WatchState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
