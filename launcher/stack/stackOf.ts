import { createHash } from 'node:crypto';
import { bytesIn, temporaryFolder } from '../kubernetes/composeServices.ts';

/** The part of a service in `docker compose config --format json` that differs in a stack. */
interface ComposeService {
  environment?: Record<string, string | null>;
  depends_on?: Record<string, unknown>;
  deploy?: { resources?: { limits?: Record<string, string> }; [setting: string]: unknown };
  ports?: { published?: string; host_ip?: string; [setting: string]: unknown }[];
  tmpfs?: string[];
  volumes?: unknown[];
  mem_limit?: string;
  cpus?: number;
  [setting: string]: unknown;
}

export interface ComposeProject {
  services: Record<string, ComposeService>;
  networks?: Record<string, unknown>;
  volumes?: Record<string, unknown>;
}

interface StackService {
  environment: Record<string, string | null>;
  secrets?: { source: string; target: string }[];
  [setting: string]: unknown;
}

export interface Stack {
  services: Record<string, StackService>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { external: true; name: string }>;
}

/** Keys that the swarm engine does not know, or has in `deploy`. */
const UNKNOWN = ['build', 'depends_on', 'pull_policy', 'restart', 'security_opt', 'tmpfs', 'mem_limit', 'cpus'];

/** Secret settings of the API: the engine's list of a service's variables would show them. */
const SECRET = /^(DATABASE_(OWNER_)?URL|\w+_(SECRET|KEYS?|PASSWORD))$/;
/** The service with these settings; it reads `NAME` from the file given by `NAME_FILE`. */
const READS_SECRETS = 'api';

/**
 * Converts a compose project for `docker stack deploy`.
 * @returns the stack, and the values of its secrets by their names in the swarm; a changed value gets another name,
 * because a swarm never changes a secret, and replaces the containers that read it
 */
export function stackOf(project: ComposeProject, name: string): { stack: Stack; secrets: Map<string, string> } {
  const secretSettings = Object.entries(project.services[READS_SECRETS]?.environment ?? {}).filter(
    (entry): entry is [string, string] => SECRET.test(entry[0]) && Boolean(entry[1]),
  );
  // Hash of all of them together: one is a random key, so that none can be found by trying.
  const version = createHash('sha256').update(JSON.stringify(secretSettings)).digest('hex').slice(0, 12);
  const secrets = secretSettings.map(([setting, value]) => {
    const key = setting.toLowerCase();
    return { setting, key, value, name: `${name}_${key}_${version}` };
  });

  const services = Object.entries(project.services).map(([service, settings]) => {
    const own = service === READS_SECRETS ? secrets : [];
    const environment: Record<string, string | null> = {
      // For an empty variable docker would use the deploying user's.
      ...Object.fromEntries(
        Object.entries(settings.environment ?? {}).filter(
          ([setting, value]) => value && !own.some((secret) => secret.setting === setting),
        ),
      ),
      ...Object.fromEntries(own.map(({ setting, key }) => [`${setting}_FILE`, `/run/secrets/${key}`])),
      // A swarm starts everything at once; dependent services wait by themselves.
      ...(settings.depends_on && { AFTER: Object.keys(settings.depends_on).join(' ') }),
    };
    return [
      service,
      {
        ...Object.fromEntries(
          Object.entries(settings).filter(([key, value]) => !UNKNOWN.includes(key) && value !== null),
        ),
        environment,
        deploy: withLimits(settings),
        volumes: [...(settings.volumes ?? []), ...(settings.tmpfs ?? []).map(inMemory)],
        ...(settings.ports && { ports: settings.ports.map(publishedByNumber) }),
        ...(own.length > 0 && { secrets: own.map(({ key }) => ({ source: key, target: key })) }),
      },
    ] as const;
  });

  return {
    stack: {
      services: Object.fromEntries(services),
      networks: { default: { driver: 'overlay' } },
      volumes: Object.fromEntries(Object.keys(project.volumes ?? {}).map((volume) => [volume, {}])),
      secrets: Object.fromEntries(secrets.map((secret) => [secret.key, { external: true, name: secret.name }])),
    },
    secrets: new Map(secrets.map((secret) => [secret.name, secret.value.replaceAll('$$', '$')])),
  };
}

function withLimits({ deploy, mem_limit, cpus }: ComposeService) {
  const { resources, ...others } = deploy ?? {};
  const limits = {
    ...resources?.limits,
    ...(mem_limit && { memory: mem_limit }),
    ...(cpus && { cpus: String(cpus) }),
  };
  return { ...others, resources: { ...resources, limits } };
}

/** `/tmp:size=32m` for a stack, which only knows bytes. */
function inMemory(written: string) {
  const { folder, size } = temporaryFolder(written);
  return { type: 'tmpfs', target: folder, tmpfs: { size: bytesIn(size) } };
}

const publishedByNumber = ({
  published,
  host_ip: _everyAddress,
  ...port
}: NonNullable<ComposeService['ports']>[0]) => ({
  ...port,
  ...(published && { published: Number(published) }),
});
