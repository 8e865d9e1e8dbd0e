import * as v from 'valibot';
import { MANIFEST_TIMEOUT_MS } from './timeouts.ts';

/** What the shell reads of Module Federation's `mf-manifest.json`. */
const federationManifest = v.object({
  metaData: v.object({
    remoteEntry: v.object({ path: v.optional(v.string(), ''), name: v.pipe(v.string(), v.nonEmpty()) }),
  }),
});

/**
 * The URL of the entry that a federation manifest names: for builds of which only the manifest's URL is known.
 * @throws Error with `manifest answered HTTP …`, `not a manifest`, or a time-out.
 */
export async function entryOfManifest(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`manifest answered HTTP ${response.status}`);
  const parsed = v.safeParse(federationManifest, await response.json().catch(() => null));
  if (!parsed.success) throw new Error(`not a manifest: ${url}`);
  const { path, name } = parsed.output.metaData.remoteEntry;
  return new URL(path + name, url).href;
}
