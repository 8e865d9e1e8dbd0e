import { isSectionEntry, sectionBuild, type RegistryEntry, type SectionBuild } from '@portal/shared/section/registry';
import { isUrl } from '../buildRecord.ts';
import { ChangeLog } from '../log/ChangeLog.ts';
import { stateOf } from '../log/stateOf.ts';
import { BuildFolder } from '../storage/BuildFolder.ts';
import { readEntries, withRegistryLock } from '../storage/registryFolder.ts';
import { previewToken, readToken, type Preview } from './previewToken.ts';

const DAY_MS = 24 * 3_600_000;
/** Validity of a link, shorter than the retention of a build's files. */
const VALID_MS = 7 * DAY_MS;
/** A shorter key could be guessed from a link. */
const MIN_KEY_LENGTH = 32;
const COOKIE = 'portal-preview';
/** Path of a link, before its token. */
export const PREVIEW_PATH = '/preview/';

const folderOf = (registry: string) => new BuildFolder(registry, 'previews', sectionBuild);

export interface PreviewKey {
  /** Signs links; null disables them. */
  previewKey: string | null;
}

/**
 * Stores the records of builds beside the registry, in entries as their canaries would be, and logs them.
 * @returns paths of their links @throws without a key
 */
export async function storePreviews(
  registry: string,
  tried: readonly RegistryEntry[],
  { by, why, previewKey }: PreviewKey & { by: string; why: string | undefined },
): Promise<string[]> {
  if (previewKey === null || previewKey.length < MIN_KEY_LENGTH)
    throw new Error(
      `--preview needs PORTAL_PREVIEW_KEY, of ${MIN_KEY_LENGTH} characters or more, here and at the shell`,
    );
  const sections = tried.filter(isSectionEntry);
  const builds = sections.flatMap(({ canary }) => (canary ? [canary.build] : []));
  if (builds.length < tried.length) throw new Error('--preview is for builds of sections');
  const folder = folderOf(registry);
  const [now, until] = [new Date(), new Date(Date.now() + VALID_MS)];
  return withRegistryLock(registry, async () => {
    await folder.expire([]);
    for (const build of builds) await folder.write(build, build);
    const { entries } = await readEntries(registry);
    const live = builds.flatMap(({ name }) => entries.get(name) ?? []);
    const lines = live.map((entry) => ({ at: now.toISOString(), by, kind: 'preview' as const, ...stateOf(entry) }));
    await new ChangeLog(registry).append(lines.map((line) => ({ ...line, ...(why && { why }) })));
    return builds.map(({ name, id }) => PREVIEW_PATH + previewToken({ name, id, until }, previewKey));
  });
}

/** Build that a visitor previews, with the end of the link. */
export type Previewed = Preview & { build: SectionBuild };

/**
 * Build of a token: without its server part, so that the browser renders it and it takes no memory here. Null without a
 * valid token, without a key, or with a registry at an address, which has no previews.
 */
export async function previewOf(
  token: string | undefined,
  { registry, previewKey }: PreviewKey & { registry: string },
): Promise<Previewed | null> {
  if (token === undefined || previewKey === null || isUrl(registry)) return null;
  const preview = readToken(token, previewKey, new Date());
  const stored =
    preview &&
    (await folderOf(registry)
      .read(preview)
      .catch(() => null));
  if (!stored) return null;
  const { server: _server, ...build } = stored;
  return { ...preview, build };
}

/** Token in the cookies of a visitor. */
export const tokenIn = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]+)`).exec(cookies ?? '')?.[1];

/** Cookie that previews until the link's end; without a token, the cookie that ends it. */
export const previewCookie = (token: string, until: Date | null): string =>
  `${COOKIE}=${token}; Path=/; Max-Age=${until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0}; HttpOnly; SameSite=Lax`;
