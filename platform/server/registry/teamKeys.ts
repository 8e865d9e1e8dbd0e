import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { isWithin } from '@portal/shared/section/isWithin';
import { isSectionEntry, type RegistryEntry } from '@portal/shared/section/registry';

/** A shorter key could be guessed from its digest. */
const MIN_KEY_LENGTH = 32;
/** Rights of the owner's group and of others. */
const BY_OTHERS = 0o077;
const WRITABLE_BY_OTHERS = 0o022;

/** HTTPS alone: its name may lead to a server of the portal's network, which has no certificate for it. */
const httpsOrigin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https:'),
    'An origin is https://name',
  ),
);

/** Entries, prefixes of paths and origins of builds that a team's key reaches. */
const reach = v.object({
  team: v.string(),
  entries: v.union([v.literal('all'), v.array(v.string())]),
  prefixes: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'))), []),
  /** Origins of its builds, if they are registered over HTTP. */
  origins: v.optional(v.array(httpsOrigin), []),
});
export type Reach = v.InferOutput<typeof reach>;

/** The key is not stored, only its digest. */
const teams = v.array(v.object({ ...reach.entries, sha256: v.pipe(v.string(), v.hexadecimal(), v.length(64)) }));

export interface Keys {
  /** File of the teams with the digests of their keys; null if everybody with access to the folder reaches all. */
  teams: string | null;
  /** Key of the caller. */
  key: string | null;
}

async function requireRights(file: string, forbidden: number, what: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & forbidden) !== 0) throw new Error(`${file} ${what}: chmod go= ${file}`);
}

/** Reads a key from a file that only its owner can read. */
export async function keyIn(file: string): Promise<string> {
  await requireRights(file, BY_OTHERS, 'can be read by others');
  return (await readFile(file, 'utf8')).trim();
}

/** A key that is missing or of no team. */
export class UnknownKey extends Error {
  constructor(reason: string) {
    super(`refused, nothing was changed: ${reason}`);
  }
}

/** Reach of the caller's key; null without configured keys. @throws UnknownKey */
export async function reachOf({ teams: file, key }: Keys): Promise<Reach | null> {
  if (file === null) return null;
  await requireRights(file, WRITABLE_BY_OTHERS, 'can be changed by others');
  const known = v.parse(teams, JSON.parse(await readFile(file, 'utf8')));
  if (key === null) throw new UnknownKey('no key is given (PORTAL_TEAM_KEY or --key-file)');
  if (key.length < MIN_KEY_LENGTH) throw new UnknownKey(`a key has at least ${MIN_KEY_LENGTH} characters`);
  const digest = createHash('sha256').update(key).digest();
  const team = known.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), digest));
  if (!team) throw new UnknownKey('the key is of no team');
  return team;
}

const isReached = ({ entries }: Reach, name: string) => entries === 'all' || entries.includes(name);

/** Prefixes of a section's live builds that the key does not reach. */
function strayPrefixes({ entries, prefixes }: Reach, entry: RegistryEntry): string[] {
  if (entries === 'all' || !isSectionEntry(entry)) return [];
  const claimed = [...entry.current.prefixes, ...(entry.canary?.build.prefixes ?? [])];
  return [...new Set(claimed)].filter((prefix) => !prefixes.some((allowed) => isWithin(prefix, allowed)));
}

/** Reasons why a key does not reach changed entries. */
export const reachObjections = (of: Reach | null, changed: readonly RegistryEntry[]): string[] =>
  of === null
    ? []
    : changed.flatMap((entry) =>
        isReached(of, entry.name)
          ? strayPrefixes(of, entry).map((prefix) => `the key of ${of.team} does not reach ${prefix} of ${entry.name}`)
          : [`the key of ${of.team} does not reach ${entry.name}`],
      );
