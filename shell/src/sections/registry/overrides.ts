import { CONTRACT_VERSION, type SectionBuild } from '@portal/shared/section';
import { isProduction } from '../loading/documentSettings.ts';

const KEY = 'section-overrides';
const PARAMETER = 'section.';

/** Sections that this tab takes from a developer's own build, by name. */
export type Overrides = Readonly<Record<string, string>>;

/** Takes `?section.mf-sign=http://localhost:3001` out of the address and remembers it for this tab. Not in production. */
export function takeOverrides(address: URL, production = isProduction()): { overrides: Overrides; address: URL } {
  if (production) return { overrides: {}, address };
  const overrides: Record<string, string> = { ...readStored() };
  const rest = new URL(address);
  for (const [name, value] of address.searchParams) {
    if (!name.startsWith(PARAMETER)) continue;
    rest.searchParams.delete(name);
    const section = name.slice(PARAMETER.length);
    if (/^https?:\/\//.test(value)) overrides[section] = value.replace(/\/*$/, '/');
    else delete overrides[section];
  }
  sessionStorage.setItem(KEY, JSON.stringify(overrides));
  return { overrides, address: rest };
}

function readStored(): Overrides {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Overrides;
  } catch {
    return {};
  }
}

/** Back to the registered builds. */
export const forgetOverrides = (): void => sessionStorage.removeItem(KEY);

/** A build of which only the address is known: it is loaded by its manifest. */
export const overridingBuild = (base: string): SectionBuild => ({
  id: `override ${base}`,
  base,
  manifest: 'mf-manifest.json',
  entry: '',
  integrity: '',
  contractVersion: CONTRACT_VERSION,
  builtAgainst: {},
  files: {},
});
