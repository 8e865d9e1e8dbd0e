import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { sectionManifest, type SectionManifest } from '@portal/shared/section/registry';

/** A section's server has this long to deliver its manifest. */
const MANIFEST_TIMEOUT_MS = 10_000;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/**
 * Reads and checks a build's manifest, from a file or from the URL of a section's server.
 * @throws when it is missing or is not a section's manifest.
 */
export async function readSectionManifest(fileOrUrl: string): Promise<SectionManifest> {
  const text = /^https?:/.test(fileOrUrl) ? await fetchText(fileOrUrl) : await readFile(fileOrUrl, 'utf8');
  return v.parse(sectionManifest, JSON.parse(text));
}
