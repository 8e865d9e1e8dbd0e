import type { Queries } from '../../../database/types/tables.ts';
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
  #turns: number[] = [];
  #offers: ReadPlace[] = [];

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
    this.#turns = all
      .flatMap(({ status, turn }) => (status === 'WAITING' && turn !== null ? [turn] : []))
      .toSorted((one, other) => one - other);
    this.#offers = all.filter(({ status }) => status === 'OFFERED');
    return true;
  }

  placeOf = (memberNo: number): ReadPlace | undefined => this.#places.get(memberNo);
  lapsesOf = (memberNo: number): number => this.#lapses.get(memberNo) ?? 0;

  /** How many wait before a place; null where it does not wait, or has no order yet. */
  aheadOf({ status, turn }: ReadPlace): number | null {
    if (status !== 'WAITING' || turn === null) return null;
    let [first, end] = [0, this.#turns.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((this.#turns[middle] ?? turn) < turn) first = middle + 1;
      else end = middle;
    }
    return first;
  }

  /** Whether the line stands no more where it should: the lot is to be drawn, or an offer or applying is over. */
  isDue(now: Date): boolean {
    if (!this.facts) return false;
    const { applyStartAt, applyEndAt, drawnAt, waiting, taken, capacity, isCalledOff } = this.facts;
    if (this.#offers.some(({ offerDueAt }) => offerDueAt !== null && offerDueAt <= now)) return true;
    if (waiting === 0 || applyStartAt > now) return false;
    return drawnAt === null && this.#turns.length === 0 ? true : taken < capacity || applyEndAt <= now || isCalledOff;
  }

  #note(place: ReadPlace): void {
    const { memberNo, placeNo, status } = place;
    if (status === 'LAPSED') this.#lapses.set(memberNo, this.lapsesOf(memberNo) + 1);
    const known = this.#places.get(memberNo);
    if (!known || known.placeNo <= placeNo) this.#places.set(memberNo, place);
  }
}
