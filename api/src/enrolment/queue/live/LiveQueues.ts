import { SECOND_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { settleQueue } from '../advance.ts';
import type { OfferingRef } from '../SeatQueue.ts';
import { JoinBatches } from './JoinBatches.ts';
import { Presence } from './Presence.ts';
import { queuePosition, type QueuePosition } from './queuePosition.ts';
import { QueueSnapshot } from './QueueSnapshot.ts';

/** Shortest interval between two refreshes of a queue, for all who poll it. */
const REFRESH_EVERY_MS = SECOND_MS;
/**
 * Time that a poll is held; random, so that polls that arrived together do not come back together. With the second
 * until the next refresh it ends well before browsers give up, after 30 s.
 */
const MIN_HELD_MS = 20 * SECOND_MS;
const MAX_HELD_MS = 26 * SECOND_MS;
/** Polls answered by one refresh: members with an offer first, then by position; the next refreshes answer the rest. */
const MAX_ANSWERED_AT_ONCE = 1_000;
/** A queue that nobody polls is dropped from memory after this time. */
const DROP_AFTER_MS = 60 * SECOND_MS;

interface Poll {
  memberNo: number;
  etag: string;
  untilMs: number;
  answer(): void;
}

interface Watched {
  snapshot: QueueSnapshot;
  /** Start of the newest refresh, in milliseconds of this process. */
  refreshedAtMs: number;
  /** The refresh that is running. */
  running: Promise<void> | null;
  polledAtMs: number;
  polls: Set<Poll>;
}

/** The queues whose members poll this process, in memory: refreshed once a second at most, for any number of polls. */
export class LiveQueues {
  readonly #db: () => Queries;
  readonly #now: () => Date;
  readonly #watched = new Map<string, Watched>();
  readonly presence: Presence;
  readonly joins: JoinBatches;
  #isStopping = false;

  constructor(db: () => Queries, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.presence = new Presence(db);
    this.joins = new JoinBatches(db, now);
  }

  /**
   * Returns a member's position; null if there is no such course or exam. With the ETag of the last position it returns
   * once there is another one, or after about 25 seconds.
   */
  async poll(offering: OfferingRef, memberNo: number, etag: string | undefined): Promise<QueuePosition | null> {
    const polledMs = performance.now();
    const watched = this.#watch(offering);
    if (polledMs - watched.refreshedAtMs >= REFRESH_EVERY_MS) await this.#refresh(watched);
    // Another process may have inserted the place since.
    if (!watched.snapshot.placeOf(memberNo) && watched.refreshedAtMs < polledMs) await this.#refreshAfter(watched);
    const position = this.#position(watched, memberNo);
    if (position === null) return null;
    this.#notePresence(position);
    if (position.etag !== etag || this.#isStopping) return position;
    await new Promise<void>((resolve) => {
      const heldMs = MIN_HELD_MS + Math.random() * (MAX_HELD_MS - MIN_HELD_MS);
      watched.polls.add({ memberNo, etag, untilMs: polledMs + heldMs, answer: resolve });
    });
    return this.#position(watched, memberNo);
  }

  /** Refreshes the queues with held polls, and answers those that are due. Called once a second. */
  async tick(): Promise<void> {
    const nowMs = performance.now();
    for (const [key, watched] of this.#watched) {
      const isQuiet = watched.polls.size === 0 && nowMs - watched.polledAtMs > DROP_AFTER_MS;
      if (isQuiet) this.#watched.delete(key);
    }
    const polled = [...this.#watched.values()].filter(({ polls }) => polls.size > 0);
    for (const watched of polled) {
      // After a failed refresh the polls wait for the next one.
      await this.#refresh(watched).catch(() => undefined);
      this.#answer(watched);
    }
  }

  /** Answers all held polls before the process ends. */
  stop(): void {
    this.#isStopping = true;
    for (const { polls } of this.#watched.values()) for (const { answer } of polls) answer();
    this.#watched.clear();
  }

  #watch(offering: OfferingRef): Watched {
    const key = `${offering.kind} ${offering.offeringNo}`;
    const watched = this.#watched.get(key) ?? {
      snapshot: new QueueSnapshot(offering),
      refreshedAtMs: -Infinity,
      running: null,
      polledAtMs: 0,
      polls: new Set<Poll>(),
    };
    watched.polledAtMs = performance.now();
    this.#watched.set(key, watched);
    return watched;
  }

  #position({ snapshot }: Watched, memberNo: number): QueuePosition | null {
    return queuePosition(snapshot, memberNo, this.#now());
  }

  /** A member is present when polling; one who was answered may have gone. */
  #notePresence({ place, status }: QueuePosition): void {
    if (place && (status === 'WAITING' || status === 'OFFERED')) this.presence.note(place.placeNo, this.#now());
  }

  /** One refresh at a time; callers meanwhile share it. */
  #refresh(watched: Watched): Promise<void> {
    watched.running ??= this.#refreshOnce(watched).finally(() => {
      watched.running = null;
    });
    return watched.running;
  }

  async #refreshOnce(watched: Watched): Promise<void> {
    const beganMs = performance.now();
    const { snapshot } = watched;
    await snapshot.refresh(this.#db());
    if (snapshot.isDue(this.#now())) {
      await settleQueue(snapshot.offering, { db: this.#db(), now: this.#now() });
      await snapshot.refresh(this.#db());
    }
    watched.refreshedAtMs = beganMs;
  }

  /** Waits for a refresh that begins from now on, not before a second after the last. */
  async #refreshAfter(watched: Watched): Promise<void> {
    const calledMs = performance.now();
    const pauseMs = watched.refreshedAtMs + REFRESH_EVERY_MS - calledMs;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    while (watched.refreshedAtMs < calledMs) await this.#refresh(watched);
  }

  #answer({ snapshot, polls }: Watched): void {
    const nowMs = performance.now();
    const due: { poll: Poll; order: number }[] = [];
    for (const poll of polls) {
      const position = queuePosition(snapshot, poll.memberNo, this.#now());
      if (position?.etag === poll.etag && poll.untilMs > nowMs) continue;
      const order = position?.status === 'WAITING' ? (position.seatsBefore ?? Number.MAX_SAFE_INTEGER) : -1;
      due.push({ poll, order });
    }
    due.sort((one, other) => one.order - other.order);
    for (const { poll } of due.slice(0, MAX_ANSWERED_AT_ONCE)) {
      polls.delete(poll);
      poll.answer();
    }
  }
}
