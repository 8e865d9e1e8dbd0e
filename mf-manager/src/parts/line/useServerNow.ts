import { useEffect, useState } from 'react';
import type { ServerClock } from '@portal/shared/time';

const SECOND_MS = 1000;

/** Server time, updated with each of its seconds; milliseconds since 1970. */
export function useServerNow(clock: ServerClock): number {
  const [now, setNow] = useState(() => clock.now() ?? 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, SECOND_MS - ((clock.now() ?? 0) % SECOND_MS));
    };
    const tick = () => {
      setNow(clock.now() ?? 0);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock]);
  return now;
}
