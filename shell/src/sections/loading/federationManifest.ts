import * as v from 'valibot';
import { MANIFEST_TIMEOUT_MILLISECONDS } from './timeouts.ts';

const manifest = v.object({
  metaData: v.object({
    remoteEntry: v.object({ path: v.optional(v.string(), ''), name: v.pipe(v.string(), v.nonEmpty()) }),
  }),
});

/**
 * The address of the entry that a manifest names: for builds of which only the address is known.
 * @throws Error with `manifest answered HTTP …`, `not a manifest`, or a time-out.
 */
export async function entryOfManifest(address: string): Promise<string> {
  const answer = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MILLISECONDS),
  });
  if (!answer.ok) throw new Error(`manifest answered HTTP ${answer.status}`);
  const parsed = v.safeParse(manifest, await answer.json().catch(() => null));
  if (!parsed.success) throw new Error(`not a manifest: ${address}`);
  const { path, name } = parsed.output.metaData.remoteEntry;
  return new URL(path + name, address).href;
}
