import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { findings } from '@portal/shared/contract/comparison/findings';
import { isApiEntry, isShellEntry, type BuildRecord, type RegistryEntry } from '@portal/shared/section/registry';

/**
 * Builds that visitors may get: the live one, the one for a rollback, the canary, and the shells of other generations.
 */
type Role = 'current' | 'previous' | 'canary' | 'beside';

interface Registered {
  readonly build: BuildRecord;
  readonly role: Role;
}

/** A build and an incompatible release of the API. */
export interface CallObjection {
  readonly client: Registered;
  readonly api: Registered;
  readonly problems: readonly string[];
}

/** Calls of a build; null if its record has none. */
type CallsOf = (build: BuildRecord) => CallDescriptions | null;

const registeredIn = (entry: RegistryEntry): Registered[] => {
  const { current, previous, canary } = entry;
  const beside = isShellEntry(entry) ? (entry.beside ?? []) : [];
  return [
    { build: current, role: 'current' },
    ...(previous ? [{ build: previous, role: 'previous' } as const] : []),
    ...(canary ? [{ build: canary.build, role: 'canary' } as const] : []),
    ...beside.map((build) => ({ build, role: 'beside' }) as const),
  ];
};

/** Skips pairs that would require two rollbacks at once: they are compared at the first of these. */
const meetNobody = (one: Registered, other: Registered) => one.role === 'previous' && other.role === 'previous';

/**
 * Builds whose calls a release of the API does not serve as required. A change of the API is compared with all builds,
 * a change of a build with the API: one section's fault blocks nobody else's deployment.
 */
export function callObjections(
  entries: readonly RegistryEntry[],
  changed: ReadonlySet<string>,
  callsOf: CallsOf,
): CallObjection[] {
  const [api] = entries.filter(isApiEntry);
  if (!api) return [];
  const clients = entries.filter((entry) => !isApiEntry(entry) && (changed.has(api.name) || changed.has(entry.name)));
  const pairs = clients
    .flatMap(registeredIn)
    .flatMap((client) => registeredIn(api).map((release) => ({ client, api: release })))
    .filter((pair) => !meetNobody(pair.client, pair.api));
  return pairs.flatMap((pair) => {
    const [needed, served] = [callsOf(pair.client.build), callsOf(pair.api.build)];
    const problems = needed && served ? findings(needed, served) : [];
    return problems.length > 0 ? [{ ...pair, problems }] : [];
  });
}

const ROLES: Readonly<Record<Role, string>> = {
  current: '',
  previous: ', the previous one',
  canary: ', a canary',
  beside: ', of another generation',
};

const inWords = ({ build, role }: Registered) =>
  `${build.name} ${build.id}${ROLES[role]}${'owner' in build ? ` (${build.owner.team}, ${build.owner.contact})` : ''}`;

/** Text of an objection for the operator: both builds, the owner, and each call by name. */
export const objectionInWords = ({ client, api, problems }: CallObjection): string =>
  [`${inWords(client)} does not fit the ${inWords(api)}:`, ...problems.map((problem) => `  ${problem}`)].join('\n');
