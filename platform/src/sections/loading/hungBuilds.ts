const STORAGE_KEY = 'hung-builds';
/** A build that timed out is not tried first again within this time. */
const MEMORY_MS = 60_000;

type Memory = Record<string, number>;

function read(): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Memory;
    return Object.fromEntries(Object.entries(stored).filter(([, at]) => Math.abs(Date.now() - at) < MEMORY_MS));
  } catch {
    return {};
  }
}

function write(memory: Memory): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Storage is full or blocked: the next navigation waits again.
  }
}

const keyOf = (section: string, build: string) => `${section}@${build}`;

/**
 * Builds that timed out, remembered for a minute in all tabs of this browser: a visitor waits once, and gets the
 * previous build on the next page.
 */
export const hungBuilds = {
  has: (section: string, build: string): boolean => keyOf(section, build) in read(),

  remember: (section: string, build: string): void => write({ ...read(), [keyOf(section, build)]: Date.now() }),

  /** Called when the visitor retries. */
  forget(section: string): void {
    write(Object.fromEntries(Object.entries(read()).filter(([key]) => !key.startsWith(`${section}@`))));
  },
};
