import { isProduction } from '../loading/documentSettings.ts';

const STORAGE_KEY = 'section-overrides';
const PARAMETER_PREFIX = 'section.';

/** URLs of the developer's own builds that this tab loads instead of the live ones, by section name. */
export type Overrides = Readonly<Record<string, string>>;

/** Takes `?section.mf-sign=http://localhost:3001` out of the URL and remembers it for this tab. Not in production. */
export function takeOverrides(url: URL, production = isProduction()): { overrides: Overrides; url: URL } {
  if (production) return { overrides: {}, url };
  const overrides: Record<string, string> = { ...readStored() };
  const rest = new URL(url);
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith(PARAMETER_PREFIX)) continue;
    rest.searchParams.delete(name);
    const section = name.slice(PARAMETER_PREFIX.length);
    if (/^https?:\/\//.test(value)) overrides[section] = value.replace(/\/*$/, '/');
    else delete overrides[section];
  }
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(overrides));
  return { overrides, url: rest };
}

function readStored(): Overrides {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Overrides;
  } catch {
    return {};
  }
}

/** Goes back to the registered builds; takes effect when the page is reloaded. */
export const forgetOverrides = (): void => sessionStorage.removeItem(STORAGE_KEY);
