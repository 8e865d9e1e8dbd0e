import { useEffect, useEffectEvent } from 'react';

const MINUTE_MS = 60_000;
/** Where nobody has pressed or typed for so long, nobody is taken to be there. */
const AWAY_MS = 30 * MINUTE_MS;
/**
 * So often whoever works on one page without a call, as on a long text, is told to the API: less than the hour after
 * which it ends a session that nobody uses.
 */
const TELL_MS = 20 * MINUTE_MS;

let seenAt = Date.now();

/** Whether nobody has been at this tab for half an hour: what asks by itself rests, so that the session can end. */
export const isNobodyThere = (): boolean => Date.now() - seenAt > AWAY_MS;

/**
 * Tells the API now and then that an employee is there, by asking something, for as long as they press or type: a
 * session of the office ends by disuse, and a call renews it.
 */
export function useTellPresence(ask: () => void): void {
  const tell = useEffectEvent(ask);
  useEffect(() => {
    let toldAt = Date.now();
    const note = () => {
      seenAt = Date.now();
      if (seenAt - toldAt < TELL_MS) return;
      toldAt = seenAt;
      tell();
    };
    document.addEventListener('pointerdown', note);
    document.addEventListener('keydown', note);
    return () => {
      document.removeEventListener('pointerdown', note);
      document.removeEventListener('keydown', note);
    };
  }, []);
}
