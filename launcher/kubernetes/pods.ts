import type { Container, PodSpec, Probe, Volume, VolumeMount } from 'kubernetes-types/core/v1';
import { healthOf, imageOf, secondsIn, temporaryFolder, type ComposeService } from './composeServices.ts';
import { INCLUDED } from './edgeConfiguration.ts';
import { environmentOf } from './settings.ts';

/** A service with different pods. */
export const EDGE = 'edge';

/** User ids of the images: a cluster cannot see that `node` and `nginx` are not root. */
const USERS = { node: 1000, nginx: 101 };

/** Time in which an ending pod is still called: the edge resolves names every second, others cache them for 5. */
const LEAVING_S = 7;
/** A migration runs before the API responds, and waits up to half an hour for a table in use. */
export const START_S = 3600;
/** Time without a response after which a pod is restarted. */
const HANGING_S = 60;

/** Unlike `/health/ready` it does not check the database: without one, new processes would not help. */
const LIVE_PATHS: Record<string, string> = { '/health/ready': '/health/live' };

/** `256m` of compose in Kubernetes units. */
const memory = (limit: string) => limit.replace(/[mg]$/, (unit) => `${unit.toUpperCase()}i`);

/** Mounts of named volumes: `builds:/builds:ro`. Certificates are left out, because TLS ends before the edge. */
const mountsOf = ({ volumes = [] }: ComposeService): VolumeMount[] =>
  volumes
    .filter((volume) => /^[a-z]/.test(volume))
    .map((volume) => {
      const [name = '', mountPath = '', mode] = volume.split(':');
      return { name, mountPath, ...(mode === 'ro' && { readOnly: true }) };
    });

const temporary = ({ tmpfs = [] }: ComposeService) =>
  tmpfs.map(temporaryFolder).map(({ folder, size }) => ({
    mount: { name: folder.slice(1), mountPath: folder },
    volume: { name: folder.slice(1), emptyDir: { medium: 'Memory', sizeLimit: memory(size) } },
  }));

/** Volumes shared by several pods, by their names in the compose files. */
export const sharedVolumes = (services: readonly ComposeService[]): string[] =>
  [...new Set(services.flatMap(mountsOf).map(({ name }) => name))].sort();

/** The edge's configuration with the server names of a cluster. */
const EDGE_MOUNTS: VolumeMount[] = [
  { name: EDGE, mountPath: '/etc/nginx/conf.d/default.conf', subPath: 'default.conf', readOnly: true },
  ...INCLUDED.map((file) => ({ name: EDGE, mountPath: `/etc/nginx/portal/${file}`, subPath: file, readOnly: true })),
];

function probesOf(service: ComposeService): Pick<Container, 'startupProbe' | 'readinessProbe' | 'livenessProbe'> {
  const health = healthOf(service);
  if (!health || !service.healthcheck) return {};
  const { interval, timeout, retries } = service.healthcheck;
  const periodSeconds = secondsIn(interval);
  const asked = (path: string, failureThreshold: number): Probe => ({
    httpGet: { path, port: health.port, httpHeaders: [{ name: 'Host', value: 'localhost' }] },
    periodSeconds,
    timeoutSeconds: secondsIn(timeout),
    failureThreshold,
  });
  const live = LIVE_PATHS[health.path] ?? health.path;
  return {
    startupProbe: asked(live, START_S / periodSeconds),
    readinessProbe: asked(health.path, retries),
    livenessProbe: asked(live, HANGING_S / periodSeconds),
  };
}

function containerOf(name: string, service: ComposeService): Container {
  const { entrypoint, command, read_only, cap_drop, security_opt, cpus, environment } = service;
  const health = healthOf(service);
  const metrics = environment?.['PORT_SHELL_METRICS'];
  const limits = { memory: memory(service.mem_limit), ...(cpus && { cpu: String(cpus) }) };
  // Compose escapes a dollar as two.
  const words = (list: string[]) => list.map((word) => word.replaceAll('$$', '$'));
  return {
    name,
    image: imageOf(name, service),
    ...(entrypoint && { command: words(entrypoint) }),
    ...(command && { args: words(command) }),
    env: environmentOf(service),
    ports: [
      ...(health ? [{ name: 'http', containerPort: health.port }] : []),
      ...(metrics ? [{ name: 'metrics', containerPort: Number(metrics) }] : []),
    ],
    // A scheduled pod has the memory that it may use.
    resources: { limits, requests: { memory: limits.memory } },
    securityContext: {
      readOnlyRootFilesystem: read_only ?? false,
      allowPrivilegeEscalation: !security_opt?.includes('no-new-privileges:true'),
      capabilities: { drop: cap_drop ?? [] },
    },
    volumeMounts: [
      ...temporary(service).map(({ mount }) => mount),
      ...mountsOf(service),
      ...(name === EDGE ? EDGE_MOUNTS : []),
    ],
    ...probesOf(service),
    ...(health && { lifecycle: { preStop: { exec: { command: ['sleep', String(LEAVING_S)] } } } }),
  };
}

function volumesOf(name: string, service: ComposeService): Volume[] {
  return [
    ...temporary(service).map(({ volume }) => volume),
    ...mountsOf(service).map((mount) => ({ name: mount.name, persistentVolumeClaim: { claimName: mount.name } })),
    ...(name === EDGE ? [{ name: EDGE, configMap: { name: EDGE } }] : []),
  ];
}

/** Pod of a service, conforming to the profile `restricted` of the Pod Security Standards. */
export function podOf(name: string, service: ComposeService): PodSpec {
  const user = name === EDGE ? USERS.nginx : USERS.node;
  return {
    automountServiceAccountToken: false,
    // Their variables would look like settings.
    enableServiceLinks: false,
    // Like `init: true` of compose: the program is not process 1.
    shareProcessNamespace: service.init ?? false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
      ...(service.sysctls && {
        sysctls: Object.entries(service.sysctls).map(([setting, value]) => ({ name: setting, value })),
      }),
    },
    ...(service.stop_grace_period && {
      terminationGracePeriodSeconds: secondsIn(service.stop_grace_period) + LEAVING_S,
    }),
    containers: [containerOf(name, service)],
    volumes: volumesOf(name, service),
  };
}
