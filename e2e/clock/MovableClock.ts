import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Process } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';

const PRELOADED = join(import.meta.dirname, 'movedClock.ts');

/** Movable clock of the API in a test's own portal. */
export class MovableClock {
  readonly #file: string;
  #aheadMs = 0;

  /** @param file file from which the process reads the offset of its clock */
  constructor(file: string) {
    this.#file = file;
    this.#write();
  }

  /** A clock at ten in the morning of tomorrow, in Seoul. */
  static inTheMorning(file: string): MovableClock {
    const clock = new MovableClock(file);
    clock.moveTo(addDays(clock.today, 1), '10:00');
    return clock;
  }

  /** Environment of the portal's processes. */
  get environment(): Record<string, string> {
    return { MOVED_CLOCK: this.#file };
  }

  /** Arguments of Node for a process: the API with this clock, all others with the machine's. */
  readonly argumentsOf = ({ name, main }: Process): string[] =>
    name === 'api' ? this.run(join(ROOT, main)) : [join(ROOT, main)];

  /** Arguments of Node that run a program with this clock. */
  run(program: string): [string, ...string[]] {
    return ['--import', PRELOADED, program];
  }

  /** Milliseconds since 1970, by this clock. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** The day in Seoul, by this clock. */
  get today(): string {
    return seoulDay(new Date(this.now()));
  }

  /** Moves it to a time of a day in Seoul. */
  moveTo(day: string, time: string): void {
    this.advance(seoulInstant(day, time).getTime() - this.now());
  }

  advance(milliseconds: number): void {
    this.#aheadMs += milliseconds;
    this.#write();
  }

  #write(): void {
    // Atomic: reading a file while it is written yields an empty one, and a clock that has gone back.
    writeFileSync(`${this.#file}.next`, String(this.#aheadMs));
    renameSync(`${this.#file}.next`, this.#file);
  }
}
