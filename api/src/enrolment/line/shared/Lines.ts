import { SECOND_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingRef } from '../lockedLine.ts';
import { settleLine } from '../settleLine.ts';
import { Arrivals } from './Arrivals.ts';
import { LineReading } from './LineReading.ts';
import { Presence } from './Presence.ts';
import { standingOf, type Standing } from './standing.ts';

/** Minimum interval between reads of a queue, for all requests. */
const READ_EVERY_MS = SECOND_MS;
/**
 * Bounds of a long poll's duration; random in between, so that concurrent requests spread out. Together with the second
 * until the next read it ends well before browsers time out after 30 s.
 */
const MIN_HELD_MS = 20 * SECOND_MS;
const MAX_HELD_MS = 26 * SECOND_MS;
/** Maximum of responses per read: first members with a seat, then by position. The rest follow after the next reads. */
const MAX_TOLD_AT_ONCE = 1_000;
/** A queue without requests is evicted after this time. */
const FORGOTTEN_AFTER_MS = 60 * SECOND_MS;

interface Question {
  memberNo: number;
  since: string;
  untilMs: number;
  answer(): void;
}

interface Watched {
  reading: LineReading;
  /** Start of the newest read, and the running one; milliseconds of this process. */
  readAtMs: number;
  running: Promise<void> | null;
  askedAtMs: number;
  questions: Set<Question>;
}

/** The queues of this process's members, cached in memory and read at most once a second for any number of requests. */
export class Lines {
  readonly #db: () => Queries;
  readonly #now: () => Date;
  readonly #watched = new Map<string, Watched>();
  readonly presence: Presence;
  readonly arrivals: Arrivals;
  #isStopping = false;

  constructor(db: () => Queries, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.presence = new Presence(db);
    this.arrivals = new Arrivals(db, now);
  }

  /**
   * Returns a member's position; null if there is no such course or exam. With the mark of the last response it is a
   * long poll: it responds once the mark changes, or after about 25 seconds.
   */
  async ask(offering: OfferingRef, memberNo: number, since: string | undefined): Promise<Standing | null> {
    const askedMs = performance.now();
    const watched = this.#watch(offering);
    if (askedMs - watched.readAtMs >= READ_EVERY_MS) await this.#read(watched);
    // Another process may have added the place since.
    if (!watched.reading.placeOf(memberNo) && watched.readAtMs < askedMs) await this.#readNext(watched);
    const standing = this.#standing(watched, memberNo);
    if (standing === null) return null;
    this.#notePresence(standing);
    if (standing.mark !== since || this.#isStopping) return standing;
    await new Promise<void>((resolve) => {
      const heldMs = MIN_HELD_MS + Math.random() * (MAX_HELD_MS - MIN_HELD_MS);
      const question = { memberNo, since, untilMs: askedMs + heldMs, answer: resolve };
      watched.questions.add(question);
    });
    return this.#standing(watched, memberNo);
  }

  /** Reads the queues with pending polls and answers those with a change. Runs once a second. */
  async tick(): Promise<void> {
    const nowMs = performance.now();
    for (const [key, watched] of this.#watched) {
      const isQuiet = watched.questions.size === 0 && nowMs - watched.askedAtMs > FORGOTTEN_AFTER_MS;
      if (isQuiet) this.#watched.delete(key);
    }
    const asked = [...this.#watched.values()].filter(({ questions }) => questions.size > 0);
    for (const watched of asked) {
      // After a failed read the polls wait for the next one.
      await this.#read(watched).catch(() => undefined);
      this.#answer(watched);
    }
  }

  /** Answers all pending polls, because this process ends. */
  stop(): void {
    this.#isStopping = true;
    for (const { questions } of this.#watched.values()) for (const { answer } of questions) answer();
    this.#watched.clear();
  }

  #watch(offering: OfferingRef): Watched {
    const key = `${offering.kind} ${offering.offeringNo}`;
    const watched = this.#watched.get(key) ?? {
      reading: new LineReading(offering),
      readAtMs: -Infinity,
      running: null,
      askedAtMs: 0,
      questions: new Set<Question>(),
    };
    watched.askedAtMs = performance.now();
    this.#watched.set(key, watched);
    return watched;
  }

  #standing({ reading }: Watched, memberNo: number): Standing | null {
    return standingOf(reading, memberNo, this.#now());
  }

  /** Records presence at a request, not at its response: by then the member may be gone. */
  #notePresence({ place, status }: Standing): void {
    if (place && (status === 'WAITING' || status === 'OFFERED')) this.presence.note(place.placeNo, this.#now());
  }

  /** One read at a time; concurrent callers share it. */
  #read(watched: Watched): Promise<void> {
    watched.running ??= this.#readOnce(watched).finally(() => {
      watched.running = null;
    });
    return watched.running;
  }

  async #readOnce(watched: Watched): Promise<void> {
    const beganMs = performance.now();
    const { reading } = watched;
    await reading.refresh(this.#db());
    if (reading.isDue(this.#now())) {
      await settleLine(reading.offering, { db: this.#db(), now: this.#now() });
      await reading.refresh(this.#db());
    }
    watched.readAtMs = beganMs;
  }

  /** Waits for a read that begins after this call, at least a second after the last one. */
  async #readNext(watched: Watched): Promise<void> {
    const askedMs = performance.now();
    const pauseMs = watched.readAtMs + READ_EVERY_MS - askedMs;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    while (watched.readAtMs < askedMs) await this.#read(watched);
  }

  #answer({ reading, questions }: Watched): void {
    const nowMs = performance.now();
    const due: { question: Question; order: number }[] = [];
    for (const question of questions) {
      const standing = standingOf(reading, question.memberNo, this.#now());
      const hasNews = standing?.mark !== question.since;
      if (!hasNews && question.untilMs > nowMs) continue;
      due.push({ question, order: standing?.status === 'WAITING' ? (standing.ahead ?? Number.MAX_SAFE_INTEGER) : -1 });
    }
    due.sort((one, other) => one.order - other.order);
    for (const { question } of due.slice(0, MAX_TOLD_AT_ONCE)) {
      questions.delete(question);
      question.answer();
    }
  }
}
