import type { Queries } from '../../../database/types/tables.ts';
import { collectUntil } from '../collectUntil.ts';
import type { OfferingRef } from '../lockedLine.ts';
import { readLine, readPlaces, type LineFacts, type ReadPlace } from './readLine.ts';

/**
 * A line in memory, for everybody who asks this process: what has changed since the last reading is read, never a row
 * for each visitor.
 */
export class LineReading {
  readonly offering: OfferingRef;
  facts: LineFacts | undefined;
  #version = 0;
  /** The newest place of each member. */
  readonly #places = new Map<number, ReadPlace>();
  readonly #lapses = new Map<number, number>();
  /** Those who wait in their order, and how many seats wait before each. */
  #turns: number[] = [];
  #seatsBefore: number[] = [];
  #offers: ReadPlace[] = [];
  #collecting: ReadPlace[] = [];
  /** The fewest seats that a group which keeps nobody waiting is offered. */
  #fewestAtOnce = Infinity;
  /** How many seats are waited for, also by those who have no order yet. */
  seatsWaiting = 0;

  constructor(offering: OfferingRef) {
    this.offering = offering;
  }

  /** Reads what has changed. Answers whether anything has. */
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

  /** How many seats are waited for before a place; null where it does not wait, or has no order yet. */
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

  /** Whether the line stands no more where it should: the lot is to be drawn, or an offer or applying is over. */
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
