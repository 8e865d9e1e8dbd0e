import { seoulDay } from '../time/index.ts';
import type { StandingText } from './standingText.ts';

/** Of the versions of a text, the oldest first, the newest that is in force in Seoul. */
export function textInForce(versions: readonly StandingText[], now: Date): StandingText {
  const today = seoulDay(now);
  const found = versions.filter(({ effective = '' }) => effective <= today).at(-1);
  if (!found) throw new Error(`no version of “${versions[0]?.title}” is in force on ${today}`);
  return found;
}
