/** Cookie whose value a change repeats in its header. */
export const CSRF_COOKIE = 'XSRF-TOKEN';

/** Cookies of one origin. Browsers store them; elsewhere they exist as long as their client. */
export interface Cookies {
  read(name: string): string | undefined;
  /** Header `cookie`; none in a browser. */
  headers(): Record<string, string>;
  take(response: Response): void;
}

const inBrowser: Cookies = {
  read: (name) =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1),
  headers: () => ({}),
  take: () => undefined,
};

function inMemory(): Cookies {
  const pairs = new Map<string, string>();
  return {
    read: (name) => pairs.get(name),
    headers(): Record<string, string> {
      return pairs.size === 0 ? {} : { cookie: [...pairs].map((pair) => pair.join('=')).join('; ') };
    },
    take: ({ headers }) => {
      for (const cookie of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') pairs.delete(name);
        else pairs.set(name, value);
      }
    },
  };
}

/** Cookies of a new client. */
export const openCookies = (): Cookies => (typeof document === 'undefined' ? inMemory() : inBrowser);
