import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Process } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';

const PRELOADED = join(import.meta.dirname, 'movedClock.ts');

/** The clock of the API of a test's own portal, which the test moves ahead. */
export class MovableClock {
  readonly #file: string;
  #aheadMs = 0;

  /** @param file where the process reads how far ahead its clock is. */
  constructor(file: string) {
    this.#file = file;
    this.#write();
  }

  /** A clock at ten in the morning of the day after today, in Seoul. */
  static inTheMorning(file: string): MovableClock {
    const clock = new MovableClock(file);
    clock.moveTo(addDays(clock.today, 1), '10:00');
    return clock;
  }

  /** For the portal's processes. */
  get environment(): Record<string, string> {
    return { MOVED_CLOCK: this.#file };
  }

  /** What runs a process: the API with this clock, all others with the machine's. */
  readonly argumentsOf = ({ name, main }: Process): string[] =>
    name === 'api' ? this.run(join(ROOT, main)) : [join(ROOT, main)];

  /** The arguments of Node that run a program with this clock. */
  run(program: string): [string, ...string[]] {
    return ['--import', PRELOADED, program];
  }

  /** Milliseconds since 1970 by this clock. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** The day of Seoul by this clock. */
  get today(): string {
    return seoulDay(new Date(this.now()));
  }

  /** Moves it to a time of a day of Seoul. */
  moveTo(day: string, time: string): void {
    this.advance(seoulInstant(day, time).getTime() - this.now());
  }

  advance(milliseconds: number): void {
    this.#aheadMs += milliseconds;
    this.#write();
  }

  #write(): void {
    // In one step: whoever reads while a file is written finds it empty, and a clock that has gone back.
    writeFileSync(`${this.#file}.next`, String(this.#aheadMs));
    renameSync(`${this.#file}.next`, this.#file);
  }
}
