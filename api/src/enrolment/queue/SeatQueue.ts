import type { LineSetting } from '@portal/shared/contract/office';
import type { Queries } from '../../database/types/tables.ts';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { OFFERING_TITLES } from '../offering/offeringTitle.ts';

/** A course or an exam. */
export interface OfferingRef {
  kind: OfferingKind;
  offeringNo: number;
}

/** A database, or a transaction, and the moment of the request. */
export interface QueueContext {
  db: Queries;
  now: Date;
}

/** The columns of a waiting place that its queue counts by. */
export interface WaitingPlace {
  seats: number;
  collected: number;
  stood_back_at: Date | null;
}

/** The row of the queue of a course or an exam; undefined before its first place. */
export const findQueue = ({ kind, offeringNo }: OfferingRef, db: Queries) =>
  db.selectFrom('line').selectAll().where(OFFERING_KINDS[kind].key, '=', offeringNo).executeTakeFirst();

const lockOffering = ({ kind, offeringNo }: OfferingRef, db: Queries) => {
  const { table, key } = OFFERING_KINDS[kind];
  return db
    .selectFrom(table)
    .select(['capacity', 'taken', 'waiting', 'offered', 'line_setting', 'grade', OFFERING_TITLES[kind].as('title')])
    .select(['apply_start_at', 'apply_end_at', 'held_at', 'called_off', 'is_draft'])
    .where(key, '=', offeringNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
};

type OfferingRow = NonNullable<Awaited<ReturnType<typeof lockOffering>>>;
type QueueRow = Awaited<ReturnType<typeof findQueue>>;

/**
 * The queue of a course or an exam under the lock of the offering's row, and its counters. Each change of a place goes
 * through one of the methods that count, in the same transaction, and `store` writes the sums.
 */
export class SeatQueue implements OfferingRef {
  readonly kind: OfferingKind;
  readonly offeringNo: number;
  readonly setting: LineSetting;
  readonly title: string;
  readonly grade: 1 | 2;
  readonly applyStartAt: Date;
  readonly applyEndAt: Date;
  readonly heldAt: Date;
  readonly isCalledOff: boolean;
  readonly isDraft: boolean;
  /** Version of the places that this transaction changes. */
  readonly version: number;
  #queueNo: number | null;
  #lastTurn: number;
  #drawnAt: Date | null;
  #capacity: number;
  #taken: number;
  #waiting: number;
  #offered: number;
  #collected: number;
  #passedOver: number;

  constructor({ kind, offeringNo }: OfferingRef, offering: OfferingRow, queue: QueueRow) {
    this.kind = kind;
    this.offeringNo = offeringNo;
    this.setting = offering.line_setting;
    this.title = offering.title;
    this.grade = offering.grade;
    this.applyStartAt = offering.apply_start_at;
    this.applyEndAt = offering.apply_end_at;
    this.heldAt = offering.held_at;
    this.isCalledOff = offering.called_off;
    this.isDraft = offering.is_draft;
    this.version = (queue?.version ?? 0) + 1;
    this.#queueNo = queue?.line_no ?? null;
    this.#lastTurn = queue?.last_turn ?? 0;
    this.#drawnAt = queue?.drawn_at ?? null;
    this.#capacity = offering.capacity;
    this.#taken = offering.taken;
    this.#waiting = offering.waiting;
    this.#offered = offering.offered;
    this.#collected = queue?.collected ?? 0;
    this.#passedOver = queue?.stood_back ?? 0;
  }

  /** Locks the offering's row for the transaction and reads its queue; undefined if there is no such offering. */
  static async lock(ref: OfferingRef, db: Queries): Promise<SeatQueue | undefined> {
    const offering = await lockOffering(ref, db);
    // A statement of its own: the one that waited for the lock does not see changes committed meanwhile.
    return offering && new SeatQueue(ref, offering, await findQueue(ref, db));
  }

  /** Null before the first place. */
  get queueNo(): number | null {
    return this.#queueNo;
  }
  get capacity(): number {
    return this.#capacity;
  }
  /** Seats that are neither taken, offered nor collected. */
  get free(): number {
    return this.#capacity - this.#taken;
  }
  /** Places that wait, groups that were passed over included. */
  get waiting(): number {
    return this.#waiting + this.#passedOver;
  }
  /** Seats on offer. */
  get offered(): number {
    return this.#offered;
  }
  /** Seats held for waiting groups. */
  get collected(): number {
    return this.#collected;
  }
  get lastTurn(): number {
    return this.#lastTurn;
  }
  /** True once a place has a turn: by the lot, or by arriving after the opening. */
  get hasOrder(): boolean {
    return this.#drawnAt !== null || this.#lastTurn > 0;
  }
  /** True if there is a place that can still change. */
  get isLive(): boolean {
    return this.waiting + this.#offered > 0;
  }

  /** True while seats are given out: applying is open, and the offering is published and not called off. */
  isOpen(now: Date): boolean {
    return this.applyStartAt <= now && this.applyEndAt > now && !this.isCalledOff && !this.isDraft;
  }

  addSeats(seats: number): void {
    this.#capacity += seats;
  }

  /** Frees taken seats. */
  giveBack(seats: number): void {
    this.#taken -= seats;
  }

  /** Counts new places; with `isOrdered` each has the next turn. */
  join(places: number, isOrdered: boolean): void {
    this.#waiting += places;
    if (isOrdered) this.#lastTurn += places;
  }

  /** Counts places that were ordered by the lot. */
  order(places: number, now: Date): void {
    this.#lastTurn += places;
    this.#drawnAt = now;
  }

  /** Counts a place out that waits no more, and frees the seats collected for it. */
  leave({ collected, stood_back_at }: WaitingPlace): void {
    if (stood_back_at === null) this.#waiting -= 1;
    else this.#passedOver -= 1;
    this.#release(collected);
  }

  /** Moves a waiting place to the offered ones. */
  offer(place: WaitingPlace): void {
    this.leave(place);
    this.#offered += place.seats;
    this.#taken += place.seats;
  }

  /** Frees the seats of offers that ended unused. */
  endOffers(offers: readonly { seats: number }[]): void {
    for (const { seats } of offers) this.takeOffered(seats, 0);
  }

  /** Ends an offer of which so many seats are used; the others are free. */
  takeOffered(seats: number, used: number): void {
    this.#offered -= seats;
    this.#taken -= seats - used;
  }

  /** Holds every free seat for a waiting group. Returns their number. */
  collect(): number {
    const { free } = this;
    this.#collected += free;
    this.#taken += free;
    return free;
  }

  /** Counts a group as passed over, and frees the seats collected for it. */
  passOver({ collected }: { collected: number }): void {
    this.#waiting -= 1;
    this.#passedOver += 1;
    this.#release(collected);
  }

  /** Frees all collected seats. */
  releaseCollected(): void {
    this.#release(this.#collected);
  }

  #release(seats: number): void {
    this.#collected -= seats;
    this.#taken -= seats;
  }

  /** Returns the number of the queue's row, inserted if there is none yet. */
  async create(db: Queries): Promise<number> {
    if (this.#queueNo !== null) return this.#queueNo;
    const { line_no } = await db
      .insertInto('line')
      .values({
        education_no: null,
        examination_no: null,
        [OFFERING_KINDS[this.kind].key]: this.offeringNo,
        seed: null,
        drawn_at: null,
      })
      .returning('line_no')
      .executeTakeFirstOrThrow();
    this.#queueNo = line_no;
    return line_no;
  }

  /** Writes the counters. */
  async store(db: Queries): Promise<void> {
    const { table, key } = OFFERING_KINDS[this.kind];
    await db
      .updateTable(table)
      .set({ taken: this.#taken, waiting: this.#waiting, offered: this.#offered })
      .where(key, '=', this.offeringNo)
      .execute();
    if (this.#queueNo === null) return;
    await db
      .updateTable('line')
      .set({ version: this.version, last_turn: this.#lastTurn, collected: this.#collected })
      .set({ stood_back: this.#passedOver, is_live: this.isLive })
      .where('line_no', '=', this.#queueNo)
      .execute();
  }
}
