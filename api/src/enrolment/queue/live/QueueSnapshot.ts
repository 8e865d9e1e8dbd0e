import { sql } from 'kysely';
import type { LineStatus } from '@portal/shared/contract/manager';
import type { LineSetting } from '@portal/shared/contract/office';
import type { Queries } from '../../../database/types/tables.ts';
import { OFFERING_KINDS } from '../../offering/offeringKind.ts';
import { collectUntil } from '../collecting.ts';
import type { OfferingRef } from '../SeatQueue.ts';

/** Facts of a queue that are the same for every member. */
export interface QueueFacts {
  lineNo: number | null;
  version: number;
  drawnAt: Date | null;
  capacity: number;
  taken: number;
  /** Waiting places, without groups that were passed over. */
  waiting: number;
  /** Groups that were passed over and still wait. */
  stoodBack: number;
  /** Seats on offer. */
  offered: number;
  /** Seats held for waiting groups. */
  collected: number;
  setting: LineSetting;
  applyStartAt: Date;
  applyEndAt: Date;
  isCalledOff: boolean;
}

/** A place as its member reads it. */
export interface ReadPlace {
  placeNo: number;
  memberNo: number;
  status: LineStatus;
  turn: number | null;
  byLot: boolean;
  offerDueAt: Date | null;
  isGroup: boolean;
  seats: number;
  collected: number;
  collectingSince: Date | null;
  stoodBackAt: Date | null;
  version: number;
}

/** Reads the queue of a published course or exam; undefined if there is no such offering. */
async function readFacts({ kind, offeringNo }: OfferingRef, db: Queries): Promise<QueueFacts | undefined> {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<QueueFacts>`
    select line.line_no as "lineNo", coalesce(line.version, 0) as version, line.drawn_at as "drawnAt", capacity, taken,
      waiting, coalesce(line.stood_back, 0) as "stoodBack", offered, coalesce(line.collected, 0) as collected,
      line_setting as setting, apply_start_at as "applyStartAt", apply_end_at as "applyEndAt",
      called_off as "isCalledOff"
    from ${sql.table(table)} as offering left join line on line.${sql.ref(key)} = offering.${sql.ref(key)}
    where offering.${sql.ref(key)} = ${offeringNo} and not is_draft`.execute(db);
  return rows[0];
}

/** Reads the places changed since a version, in order of arrival. */
async function readPlaces(queueNo: number, since: number, db: Queries): Promise<ReadPlace[]> {
  const { rows } = await sql<ReadPlace>`
    select place_no as "placeNo", member_no as "memberNo", status, turn, by_lot as "byLot",
      offer_due_at as "offerDueAt", is_group as "isGroup", seats, collected, collecting_since as "collectingSince",
      stood_back_at as "stoodBackAt", version
    from place_in_line where line_no = ${queueNo} and version > ${since} order by place_no`.execute(db);
  return rows;
}

/** A queue in memory for all members who poll this process; a refresh reads only the places changed since the last. */
export class QueueSnapshot {
  readonly offering: OfferingRef;
  facts: QueueFacts | undefined;
  /** Seats waited for, places without a turn included. */
  seatsWaiting = 0;
  #version = 0;
  /** Newest place of each member. */
  readonly #places = new Map<number, ReadPlace>();
  /** Expired offers of each member. */
  readonly #lapses = new Map<number, number>();
  /** Turns of the waiting places in order, and the seats waited for before each. */
  #turns: number[] = [];
  #seatsBefore: number[] = [];
  #offers: ReadPlace[] = [];
  #collecting: ReadPlace[] = [];
  /** Size of the smallest group that was passed over. */
  #smallestPassedOver = Infinity;

  constructor(offering: OfferingRef) {
    this.offering = offering;
  }

  async refresh(db: Queries): Promise<void> {
    this.facts = await readFacts(this.offering, db);
    const { lineNo, version } = this.facts ?? { lineNo: null, version: 0 };
    if (lineNo === null || version <= this.#version) return;
    const places = await readPlaces(lineNo, this.#version, db);
    for (const place of places) this.#add(place);
    this.#version = places.reduce((newest, place) => Math.max(newest, place.version), version);
    const all = [...this.#places.values()];
    this.#order(all.filter(({ status }) => status === 'WAITING'));
    this.#offers = all.filter(({ status }) => status === 'OFFERED');
  }

  placeOf = (memberNo: number): ReadPlace | undefined => this.#places.get(memberNo);
  lapsesOf = (memberNo: number): number => this.#lapses.get(memberNo) ?? 0;

  /** Seats waited for before a place; null if it does not wait or has no turn yet. */
  seatsBefore({ status, turn }: ReadPlace): number | null {
    if (status !== 'WAITING' || turn === null) return null;
    let [first, end] = [0, this.#turns.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((this.#turns[middle] ?? turn) < turn) first = middle + 1;
      else end = middle;
    }
    return this.#seatsBefore[first] ?? 0;
  }

  /** True if the queue has to be advanced: the lot, an expired offer, the end of applying, or seats to give out. */
  isDue(now: Date): boolean {
    if (!this.facts) return false;
    const { applyStartAt, applyEndAt, drawnAt, waiting, stoodBack, taken, capacity, isCalledOff } = this.facts;
    if (this.#offers.some(({ offerDueAt }) => offerDueAt !== null && offerDueAt <= now)) return true;
    if (waiting + stoodBack === 0 || applyStartAt > now) return false;
    if (drawnAt === null && this.#turns.length === 0) return true;
    if (applyEndAt <= now || isCalledOff) return true;
    const isCollectingOver = this.#collecting.some(
      ({ seats, collectingSince }) => seats > capacity || collectUntil(applyEndAt, collectingSince ?? now) <= now,
    );
    return isCollectingOver || (waiting > 0 && taken < capacity) || taken + this.#smallestPassedOver <= capacity;
  }

  #order(waiting: readonly ReadPlace[]): void {
    const inOrder = waiting
      .flatMap(({ turn, seats }) => (turn === null ? [] : [{ turn, seats }]))
      .sort((one, other) => one.turn - other.turn);
    let seatsBefore = 0;
    this.#turns = inOrder.map(({ turn }) => turn);
    this.#seatsBefore = inOrder.map(({ seats }) => (seatsBefore += seats) - seats);
    this.#collecting = waiting.filter(({ collected }) => collected > 0);
    this.#smallestPassedOver = Math.min(
      ...waiting.flatMap(({ seats, stoodBackAt }) => (stoodBackAt === null ? [] : [seats])),
    );
    this.seatsWaiting = waiting.reduce((sum, { seats }) => sum + seats, 0);
  }

  #add(place: ReadPlace): void {
    const { memberNo, placeNo, status } = place;
    if (status === 'LAPSED') this.#lapses.set(memberNo, this.lapsesOf(memberNo) + 1);
    const known = this.#places.get(memberNo);
    if (!known || known.placeNo <= placeNo) this.#places.set(memberNo, place);
  }
}
