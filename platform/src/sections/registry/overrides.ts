import { isProduction } from '../loading/documentSettings.ts';

const STORAGE_KEY = 'section-overrides';
const PARAMETER_PREFIX = 'section.';

/** URLs of the developer's own builds that this tab loads instead of the live ones, by section name. */
export type Overrides = Readonly<Record<string, string>>;

/** Removes `?section.mf-sign=http://localhost:3001` from the URL and stores it for this tab. Not in production. */
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
  store(overrides);
  return { overrides, url: rest };
}

/** A full or blocked storage must not stop the portal: the overrides then apply to this document. */
function store(overrides: Overrides): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(overrides));
  } catch {
    // Not stored, see above.
  }
}

function readStored(): Overrides {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Overrides;
  } catch {
    return {};
  }
}

/** Restores the registered builds after a page reload. */
export const forgetOverrides = (): void => sessionStorage.removeItem(STORAGE_KEY);
