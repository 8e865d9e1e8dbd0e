import { CallError } from '@portal/shared/client';
import { pause } from './pause.ts';
import { pauseAfter, restAfter } from './pauses.ts';
import { ServerClock } from './ServerClock.ts';
import type { Standing } from './standing.ts';

/** What is known of a place. */
export interface WatchState {
  /** Null until it is known. */
  standing: Standing | null;
  /** Whether the last questions came to nothing, and it is asked again. */
  isCutOff: boolean;
  /** Why it is asked no more. */
  failure: CallError | null;
}

/** Asks where the member stands; with the mark of the last answer it is answered once there is another one. */
type Ask = (since: string | undefined, signal: AbortSignal) => Promise<Standing>;

/** One that failed is said after the next has failed too: the API restarts in a second. */
const FAILURES_SAID = 2;
const TOO_MANY = 429;
/** Whether another attempt may be answered: the line was lost, or the server is busy or not there. */
const isPassing = ({ failure, code }: CallError) =>
  failure === 'network' || failure === 'unreadable' || code >= 500 || code === TOO_MANY;

/** Asks for a place as long as somebody wants to know of it: one question at a time, which the server keeps. */
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

  /** Asks now, and goes on. What was asked before is not waited for. */
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
        // The next one is not kept: its answer says that the line is there again.
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
      // A hidden tab's timers come once a minute: where nothing is to be waited for, none is set.
      if (restMs > 0) await pause(restMs, signal);
    }
  }

  async #attempt(since: string | undefined, signal: AbortSignal): Promise<Standing | CallError> {
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
