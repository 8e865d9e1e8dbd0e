import type { Queries } from '../../../database/types/tables.ts';
import { collectUntil } from '../collectUntil.ts';
import type { OfferingRef } from '../lockedLine.ts';
import { readLine, readPlaces, type LineFacts, type ReadPlace } from './readLine.ts';

/**
 * A queue cached in memory for all requests of this process. Only changes since the last refresh are read, never a row
 * per visitor.
 */
export class LineReading {
  readonly offering: OfferingRef;
  facts: LineFacts | undefined;
  #version = 0;
  /** Newest place per member. */
  readonly #places = new Map<number, ReadPlace>();
  readonly #lapses = new Map<number, number>();
  /** Waiting turns in order, and the number of waiting seats before each. */
  #turns: number[] = [];
  #seatsBefore: number[] = [];
  #offers: ReadPlace[] = [];
  #collecting: ReadPlace[] = [];
  /** Smallest number of seats needed by a group that was passed over. */
  #fewestAtOnce = Infinity;
  /** Number of awaited seats, including places without an order yet. */
  seatsWaiting = 0;

  constructor(offering: OfferingRef) {
    this.offering = offering;
  }

  /** Reads changes. Returns true if there are any. */
  async refresh(db: Queries): Promise<boolean> {
    this.facts = await readLine(this.offering, db);
    const { lineNo, version } = this.facts ?? { lineNo: null, version: 0 };
    if (lineNo === null || version <= this.#version) return false;
    const places = await readPlaces(lineNo, this.#version, db);
    for (const place of places) this.#note(place);
    this.#version = places.reduce((newest, place) => Math.max(newest, place.version), version);
    const all = [...this.#places.values()];
    this.#order(all.filter(({ status }) => status === 'WAITING'));
    this.#offers = all.filter(({ status }) => status === 'OFFERED');
    return true;
  }

  placeOf = (memberNo: number): ReadPlace | undefined => this.#places.get(memberNo);
  lapsesOf = (memberNo: number): number => this.#lapses.get(memberNo) ?? 0;

  /** Number of awaited seats before a place; null if it is not waiting or has no order yet. */
  aheadOf({ status, turn }: ReadPlace): number | null {
    if (status !== 'WAITING' || turn === null) return null;
    let [first, end] = [0, this.#turns.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((this.#turns[middle] ?? turn) < turn) first = middle + 1;
      else end = middle;
    }
    return this.#seatsBefore[first] ?? 0;
  }

  /** True if the queue must be advanced: the lot is due, or an offer or the application period has ended. */
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
    return isCollectingOver || (waiting > 0 && taken < capacity) || taken + this.#fewestAtOnce <= capacity;
  }

  #order(waiting: readonly ReadPlace[]): void {
    const inOrder = waiting
      .flatMap(({ turn, seats }) => (turn === null ? [] : [{ turn, seats }]))
      .sort((one, other) => one.turn - other.turn);
    let seatsBefore = 0;
    this.#turns = inOrder.map(({ turn }) => turn);
    this.#seatsBefore = inOrder.map(({ seats }) => (seatsBefore += seats) - seats);
    this.#collecting = waiting.filter(({ collected }) => collected > 0);
    this.#fewestAtOnce = Math.min(
      ...waiting.flatMap(({ seats, stoodBackAt }) => (stoodBackAt === null ? [] : [seats])),
    );
    this.seatsWaiting = waiting.reduce((sum, { seats }) => sum + seats, 0);
  }

  #note(place: ReadPlace): void {
    const { memberNo, placeNo, status } = place;
    if (status === 'LAPSED') this.#lapses.set(memberNo, this.lapsesOf(memberNo) + 1);
    const known = this.#places.get(memberNo);
    if (!known || known.placeNo <= placeNo) this.#places.set(memberNo, place);
  }
}
