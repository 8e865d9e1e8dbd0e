import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { findings } from '@portal/shared/contract/comparison/findings';
import { isApiEntry, isShellEntry, type BuildRecord, type RegistryEntry } from '@portal/shared/section/registry';

/**
 * What visitors may meet: the live build, the one to go back to, the one of a share of the visitors, and of the shell
 * those of other generations.
 */
type Role = 'current' | 'previous' | 'canary' | 'beside';

interface Registered {
  readonly build: BuildRecord;
  readonly role: Role;
}

/** A build and a release of the API that do not fit. */
export interface CallObjection {
  readonly client: Registered;
  readonly api: Registered;
  readonly problems: readonly string[];
}

/** The calls of a build; null where it does not say which it makes. */
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

/** Two that somebody would have to go back to at once: they are compared when that is done. */
const meetNobody = (one: Registered, other: Registered) => one.role === 'previous' && other.role === 'previous';

/**
 * The builds whose calls a release of the API does not serve as they need it. A change of the API is compared with all
 * builds, a build's with the API: one section's fault stops nobody else's deployment.
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

/** An objection as an operator reads it: who, whose, and each call by name. */
export const objectionInWords = ({ client, api, problems }: CallObjection): string =>
  [`${inWords(client)} does not fit the ${inWords(api)}:`, ...problems.map((problem) => `  ${problem}`)].join('\n');
