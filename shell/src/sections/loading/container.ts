import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@portal/shared/federation/containerName';
import type { VisitorBuild } from '@portal/shared/section';
import { entryOfManifest } from './federationManifest.ts';
import { expectIntegrity } from './integrity.ts';

/** Names the entry of a developer's build, of which only the folder is known. */
const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';

/** URL of the entry that is registered with the federation runtime now, by section. */
const registered = new Map<string, string>();

const withFreshQuery = (url: string) => `${url}${url.includes('?') ? '&' : '?'}t=${Date.now().toString(36)}`;

/**
 * Runs a section's code and returns what its `./routes` exports. `fresh` makes the runtime forget the section and
 * fetch it under a new URL, because the runtime never requests a URL again that once hung.
 */
export async function runSection(name: string, build: VisitorBuild, fresh: boolean): Promise<unknown> {
  const base = new URL(build.base, location.href);
  const url = build.entry
    ? new URL(build.entry, base).href
    : await entryOfManifest(new URL(FEDERATION_MANIFEST_FILE, base).href);
  const container = containerName(name);
  if (build.entry) expectIntegrity(url, build.integrity);
  if (fresh || registered.get(name) !== url) {
    const entry = fresh ? withFreshQuery(url) : url;
    registerRemotes([{ name: container, entry }], { force: registered.has(name) });
    registered.set(name, url);
  }
  return loadRemote(`${container}/routes`);
}
