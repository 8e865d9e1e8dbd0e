import { containerName } from '@portal/shared/federation/containerName';
import type { VisitorBuild } from '@portal/shared/section';
import { expectIntegrity } from './integrity.ts';

/** URL of the entry currently registered with the federation runtime, by section. */
const registered = new Map<string, string>();

const withFreshQuery = (url: string) => `${url}?t=${Date.now().toString(36)}`;

/** The federation runtime, in a chunk of its own: the shell's own pages need none. */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

/**
 * Runs a section's code and returns the exports of its `./routes`. `fresh` makes the runtime drop the section and fetch
 * it under a new URL, because the runtime never again requests a URL that once hung.
 */
export async function runSection(name: string, build: VisitorBuild, fresh: boolean): Promise<unknown> {
  const url = new URL(build.entry, new URL(build.base, location.href)).href;
  const container = containerName(name);
  const { federation } = await loadFederation();
  expectIntegrity(url, build.integrity);
  if (fresh || registered.get(name) !== url) {
    const entry = fresh ? withFreshQuery(url) : url;
    federation.registerRemotes([{ name: container, entry }], { force: registered.has(name) });
    registered.set(name, url);
  }
  return federation.loadRemote(`${container}/routes`);
}
