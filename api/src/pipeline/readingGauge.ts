import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Limit of one reading: a database that hangs must not take the other metrics with it. */
const MAX_READING_MS = 2000;

/** Values of a gauge, each with its label. */
export type Reading = readonly (readonly [label: string, value: number])[];

/** The result, or the fallback after an error or two seconds. */
export const inTime = <Result>(reading: Promise<Result>, fallback: Result): Promise<Result> =>
  Promise.race([reading.catch(() => fallback), pause(MAX_READING_MS, fallback, { ref: false })]);

/** Seconds since a moment; 0 for none. */
export const secondsSince = (then: Date | null | undefined, now: Date): number =>
  then ? Math.max(0, (now.getTime() - then.getTime()) / 1000) : 0;

interface GaugeText {
  name: string;
  help: string;
  label: string;
}

/** A gauge with one label that is read from the database at each scrape, and empty where that takes too long. */
export const readingGauge = (register: Registry, { name, help, label }: GaugeText, read: () => Promise<Reading>) =>
  new Gauge({
    name,
    help,
    registers: [register],
    labelNames: [label],
    async collect() {
      const reading = await inTime(read(), []);
      this.reset();
      for (const [word, value] of reading) this.set({ [label]: word }, value);
    },
  });
