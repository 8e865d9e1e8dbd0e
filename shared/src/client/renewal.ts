import { clientEnvironment } from './environment.ts';

let running: Promise<boolean> | null = null;

/** Renews an employee's token; concurrent failures share one renewal. */
export function renewTokenOnce(): Promise<boolean> {
  running ??= clientEnvironment()
    .renewToken()
    .finally(() => {
      running = null;
    });
  return running;
}
