import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@portal/shared/federation/containerName';
import type { SectionBuild } from '@portal/shared/section';
import { entryOfManifest } from './federationManifest.ts';
import { expectIntegrity } from './integrity.ts';

/** What is registered with the runtime now, by section. */
const registered = new Map<string, string>();

const freshly = (address: string) => `${address}${address.includes('?') ? '&' : '?'}t=${Date.now().toString(36)}`;

/**
 * Runs a section's code and gives what its `./routes` exports. Asking freshly forgets what the runtime keeps of
 * the section and asks under a new address: the runtime never asks twice for an address that once hung.
 */
export async function runSection(name: string, build: SectionBuild, fresh: boolean): Promise<unknown> {
  const base = new URL(build.base, location.href);
  const plain = build.entry
    ? new URL(build.entry, base).href
    : await entryOfManifest(new URL(build.manifest, base).href);
  const container = containerName(name);
  if (build.entry) expectIntegrity(plain, build.integrity);
  if (fresh || registered.get(name) !== plain) {
    const entry = fresh ? freshly(plain) : plain;
    registerRemotes([{ name: container, entry }], { force: registered.has(name) });
    registered.set(name, plain);
  }
  return loadRemote(`${container}/routes`);
}
