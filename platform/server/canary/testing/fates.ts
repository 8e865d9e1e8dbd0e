import { simulateCanary } from './simulateCanary.ts';

/** Typical rates and third quartiles of the portal's visitors. */
export const USUAL = { failed: 0.001, refused: 0.001, measured: { ready: 900, LCP: 700, INP: 80, CLS: 20 } };
const TENTH = { perMinute: 60, share: 0.1, minutes: 60 };
const FIVE_MINUTES = 5 * 60;

type Trial = Parameters<typeof simulateCanary>[0];
type Simulated = Partial<Omit<Trial, 'random'>>;

/** Simulates a canary for a tenth of the visitors, 60 a minute, for an hour. */
export const simulate = (trial: Simulated, random: () => number): number | null =>
  simulateCanary({ ...TENTH, canary: USUAL, live: USUAL, ...trial, random });

/** Checks whether it was ended within five minutes. */
export const isSoon = (seconds: number | null): boolean => seconds !== null && seconds <= FIVE_MINUTES;
