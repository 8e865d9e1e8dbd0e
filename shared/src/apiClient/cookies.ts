/** The cookie that a change has to repeat in its header. */
export const CSRF_COOKIE = 'XSRF-TOKEN';

/** The cookies of one origin. Browsers keep them themselves; elsewhere they live as long as their client. */
export interface Cookies {
  read(name: string): string | undefined;
  /** What to send as `cookie`; nothing where the browser does it. */
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

/** The cookies of a new client. */
export const openCookies = (): Cookies => (typeof document === 'undefined' ? inMemory() : inBrowser);
