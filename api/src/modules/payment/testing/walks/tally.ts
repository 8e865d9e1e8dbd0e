import { applicationLifecycle } from '../../../../lifecycles/application.ts';
import { paymentLifecycle } from '../../../../lifecycles/payment.ts';
import { refundLifecycle } from '../../../../lifecycles/refund.ts';
import type { Books } from './books.ts';
import { FAULT_NAMES } from './faultNames.ts';

const CYCLES = { applications: applicationLifecycle, payments: paymentLifecycle, refunds: refundLifecycle };
type Part = keyof typeof CYCLES;
const PARTS = Object.keys(CYCLES) as Part[];

/** The statement that makes the row is the line: nobody looks it up. */
const WITHOUT_LOOKING_UP: readonly string[] = ['submit', 'start', 'request'];

interface Line {
  from: string | null;
  event: string;
  by: string;
  to: string;
}
const nameOf = (part: Part, { from, event, by, to }: Line) => `${part} ${from ?? 'new'} --${event} by ${by}--> ${to}`;

/** What walks have done and where they have been: one that never meets a case proves nothing about it. */
export class Tally {
  walks = 0;
  steps = 0;
  readonly deeds = new Map<string, number>();
  /** How often a row came into a state. */
  readonly states = new Map<string, number>();
  readonly lines = new Map<string, number>();
  /** How often each fault has truly struck. */
  readonly faults = new Map<string, number>();

  constructor() {
    for (const name of FAULT_NAMES) this.faults.set(name, 0);
    for (const part of PARTS) {
      for (const line of CYCLES[part].transitions) {
        this.states.set(`${part} ${line.to}`, 0);
        if (WITHOUT_LOOKING_UP.includes(line.event)) continue;
        this.lines.set(nameOf(part, line), 0);
        this.#watch(line, nameOf(part, line));
      }
    }
  }

  /** Whoever takes a line reads where it leads; nobody reads it else while walking. */
  #watch(line: Line, name: string) {
    const { to } = line;
    Object.defineProperty(line, 'to', {
      configurable: true,
      enumerable: true,
      get: () => {
        this.lines.set(name, (this.lines.get(name) ?? 0) + 1);
        return to;
      },
    });
  }

  count(name: string): void {
    this.steps += 1;
    this.deeds.set(name, (this.deeds.get(name) ?? 0) + 1);
  }

  strike(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }

  see(before: Books, after: Books): void {
    for (const part of PARTS) {
      const old = new Map<number, string>(before[part].map(({ no, status }) => [no, status]));
      for (const { no, status } of after[part]) {
        if (old.get(no) === status) continue;
        const state = `${part} ${status}`;
        this.states.set(state, (this.states.get(state) ?? 0) + 1);
      }
    }
  }

  /** The faults that have struck less than once in so many walks. */
  rare(walks: number): string[] {
    return [...this.faults]
      .filter(([, times]) => times * walks < this.walks)
      .map(([name, times]) => `${name}: ${times}`);
  }

  /** The states and lines that no walk has reached. */
  missing(): string[] {
    return [...this.states, ...this.lines].filter(([, times]) => times === 0).map(([name]) => name);
  }
}
