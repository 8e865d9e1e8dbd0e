import { useEffect, useEffectEvent } from 'react';

const MINUTE_MS = 60_000;
/** Without a press or a key for this long, nobody is assumed to be present. */
const AWAY_MS = 30 * MINUTE_MS;
/**
 * Interval of keep-alive calls while an employee works on one page without a call, as on a long text: less than the
 * hour after which the API ends an unused session.
 */
const REPORT_MS = 20 * MINUTE_MS;

let seenAt = Date.now();

/** True after half an hour without activity in this tab: polling then pauses, so that the session can end. */
export const isNobodyThere = (): boolean => Date.now() - seenAt > AWAY_MS;

/**
 * Calls `ask` every 20 minutes while an employee presses or types: an unused office session expires, and a call renews
 * it.
 */
export function useReportPresence(ask: () => void): void {
  const report = useEffectEvent(ask);
  useEffect(() => {
    let reportedAt = Date.now();
    const note = () => {
      seenAt = Date.now();
      if (seenAt - reportedAt < REPORT_MS) return;
      reportedAt = seenAt;
      report();
    };
    document.addEventListener('pointerdown', note);
    document.addEventListener('keydown', note);
    return () => {
      document.removeEventListener('pointerdown', note);
      document.removeEventListener('keydown', note);
    };
  }, []);
}
