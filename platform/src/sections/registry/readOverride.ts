import * as v from 'valibot';
import { SECTION_MANIFEST_FILE, sectionBuild, type VisitorSection } from '@portal/shared/section';
import { asSectionError } from '../failures/SectionError.ts';
import { signalAfter } from '../loading/deadline.ts';

const OVERRIDE_TIMEOUT_MS = 5000;

async function read(base: string): Promise<VisitorSection> {
  const response = await fetch(new URL(SECTION_MANIFEST_FILE, base), {
    cache: 'no-store',
    signal: signalAfter(OVERRIDE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${response.url} answered HTTP ${response.status}`);
  const { success, output } = v.safeParse(sectionBuild, await response.json().catch(() => null));
  if (!success) throw new Error(`not a manifest: ${response.url}`);
  const { name, title, owner, prefixes, pages, integrity, ...build } = output;
  const current = { ...build, base, integrity: integrity[build.entry] ?? '' };
  return { name, title, owner, prefixes, pages, current, previous: null };
}

/** Reads the record of a developer's own build from its server. @throws SectionError */
export const readOverride = (name: string, base: string): Promise<VisitorSection> =>
  read(base).catch((error: unknown) => {
    throw asSectionError(error, name, `override ${base}`);
  });
