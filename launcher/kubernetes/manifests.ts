import type { Deployment } from 'kubernetes-types/apps/v1';
import type { Job } from 'kubernetes-types/batch/v1';
import type { Namespace, PersistentVolumeClaim, Service } from 'kubernetes-types/core/v1';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { healthOf, type ComposeService } from './composeServices.ts';
import { composeEdge, NAMESPACE } from './edgeConfiguration.ts';
import { networkPolicies } from './network.ts';
import { EDGE, podOf, sharedVolumes, START_S } from './pods.ts';

export type Manifest =
  | Deployment
  | Job
  | Namespace
  | NetworkPolicy
  | PersistentVolumeClaim
  | PodDisruptionBudget
  | Service;

/** Puts builds live and ends: a job created for each release once everything else runs. */
export const REGISTER = 'register';

/** Not measured: to be enlarged before they are full. */
const VOLUME_SIZES: Record<string, string> = { builds: '5Gi', uploads: '20Gi' };
const SMALL_VOLUME = '1Gi';

/** Draining one node leaves the other. */
const REPLICAS = 2;

/** Its log is available for a day. */
const KEPT_S = 86_400;

const labelled = (name: string) => ({ name, labels: { app: name } });

function replicasOf(service: ComposeService): number {
  const replicas = service.deploy?.replicas;
  if (typeof replicas === 'number') return replicas;
  // None unless the setting overrides it.
  if (replicas) return 0;
  return healthOf(service) ? REPLICAS : 1;
}

function deployment(name: string, service: ComposeService): Deployment {
  const matchLabels = { app: name };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: labelled(name),
    spec: {
      replicas: replicasOf(service),
      progressDeadlineSeconds: START_S,
      selector: { matchLabels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: matchLabels },
        spec: {
          ...podOf(name, service),
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels },
            },
          ],
        },
      },
    },
  };
}

/** All pods' addresses behind the service's name, like compose for replicas: callers choose, and try another. */
const service = (name: string, port: number): Service => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: labelled(name),
  spec: {
    selector: { app: name },
    ...(name !== EDGE && { clusterIP: 'None' }),
    ports: [{ name: 'http', port, targetPort: 'http' }],
  },
});

const budget = (name: string): PodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: labelled(name),
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: name } } },
});

const volume = (name: string): PersistentVolumeClaim => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name },
  spec: {
    accessModes: ['ReadWriteMany'],
    resources: { requests: { storage: VOLUME_SIZES[name] ?? SMALL_VOLUME } },
  },
});

const namespace: Namespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: NAMESPACE, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
};

function job(name: string, composed: ComposeService): Job {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: labelled(name),
    spec: {
      backoffLimit: 0,
      ttlSecondsAfterFinished: KEPT_S,
      template: { metadata: { labels: { app: name } }, spec: { ...podOf(name, composed), restartPolicy: 'Never' } },
    },
  };
}

function workload(name: string, composed: ComposeService): Manifest[] {
  if (name === REGISTER) return [job(name, composed)];
  const health = healthOf(composed);
  const reached = health ? [service(name, health.port), budget(name)] : [];
  return [deployment(name, composed), ...reached];
}

/** Manifests by service name; shared ones by `portal` and `network`. */
export function manifests(services: Readonly<Record<string, ComposeService>>): Map<string, Manifest[]> {
  return new Map<string, Manifest[]>([
    ['portal', [namespace, ...sharedVolumes(Object.values(services)).map(volume)]],
    ['network', networkPolicies(services, composeEdge())],
    ...Object.entries(services).map(([name, composed]) => [name, workload(name, composed)] as const),
  ]);
}
