import { applicationLifecycle } from '../../../../lifecycles/application.ts';
import { paymentLifecycle } from '../../../../lifecycles/payment.ts';
import { refundLifecycle } from '../../../../lifecycles/refund.ts';
import type { Books } from './books.ts';
import { FAULT_NAMES } from './faultNames.ts';

const CYCLES = { applications: applicationLifecycle, payments: paymentLifecycle, refunds: refundLifecycle };
type Part = keyof typeof CYCLES;
const PARTS = Object.keys(CYCLES) as Part[];

/** Inserting the row is the transition: no lookup. Corrections of results move no money. */
const WITHOUT_LOOKING_UP: readonly string[] = ['submit', 'start', 'request', 'correct'];

interface Line {
  from: string | null;
  event: string;
  by: string;
  to: string;
}
const nameOf = (part: Part, { from, event, by, to }: Line) => `${part} ${from ?? 'new'} --${event} by ${by}--> ${to}`;

/** Counts by name. */
export interface Counts {
  walks: number;
  steps: number;
  commands: Map<string, number>;
  /** Rows per state entered. */
  states: Map<string, number>;
  lines: Map<string, number>;
  /** Occurrences of each fault. */
  faults: Map<string, number>;
}

function addTo(counts: Map<string, number>, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}

/** Coverage of walks: a case that is never met is not tested. */
export class Statistics {
  readonly counts: Counts = {
    walks: 0,
    steps: 0,
    commands: new Map(),
    states: new Map(),
    lines: new Map(),
    faults: new Map(),
  };

  constructor() {
    for (const name of FAULT_NAMES) this.counts.faults.set(name, 0);
    for (const part of PARTS) {
      for (const line of CYCLES[part].transitions) {
        this.counts.states.set(`${part} ${line.to}`, 0);
        if (WITHOUT_LOOKING_UP.includes(line.event)) continue;
        this.counts.lines.set(nameOf(part, line), 0);
        this.#watch(line, nameOf(part, line));
      }
    }
  }

  /** Counts a transition when its target is read; nothing else reads it during a walk. */
  #watch(line: Line, name: string) {
    const { to } = line;
    Object.defineProperty(line, 'to', {
      configurable: true,
      enumerable: true,
      get: () => {
        addTo(this.counts.lines, name);
        return to;
      },
    });
  }

  count(name: string): void {
    this.counts.steps += 1;
    addTo(this.counts.commands, name);
  }

  strike(fault: string): void {
    addTo(this.counts.faults, fault);
  }

  see(before: Books, after: Books): void {
    for (const part of PARTS) {
      const old = new Map<number, string>(before[part].map(({ no, status }) => [no, status]));
      for (const { no, status } of after[part]) {
        if (old.get(no) === status) continue;
        addTo(this.counts.states, `${part} ${status}`);
      }
    }
  }

  /** Adds the counts of another process. */
  add(other: Counts): void {
    this.counts.walks += other.walks;
    this.counts.steps += other.steps;
    for (const part of ['commands', 'states', 'lines', 'faults'] as const)
      for (const [name, times] of other[part]) addTo(this.counts[part], name, times);
  }

  /** Returns the faults that occurred less than once per this number of walks. */
  rare(walks: number): string[] {
    return [...this.counts.faults]
      .filter(([, times]) => times * walks < this.counts.walks)
      .map(([name, times]) => `${name}: ${times}`);
  }

  /** Returns the states and transitions that no walk has reached. */
  missing(): string[] {
    return [...this.counts.states, ...this.counts.lines].filter(([, times]) => times === 0).map(([name]) => name);
  }
}
