import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PodSpec } from 'kubernetes-types/core/v1';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';
import { typeErrors } from '../testing/typeErrors.ts';
import { readServices } from './composeServices.ts';
import { edgeConfiguration } from './edgeConfiguration.ts';
import { manifests, type Manifest } from './manifests.ts';
import { defaultsOf } from './settings.ts';

interface Composed {
  mem_limit?: string;
  tmpfs?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
}

/** The compose files, parsed independently of the program. */
const read = (file: string) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return (parse(text, { merge: true, logLevel: 'error' }) as { services: Record<string, Composed> }).services;
};
const demo = read('docker-compose.yml');
const production = read('docker-compose.production.yml');
const NAMES = Object.keys({ ...demo, ...production }).filter((name) => !['postgres', 'backup'].includes(name));

const made = manifests(readServices());
const all = [...made.values()].flat();

/** Pod of a service, from any kind of workload. */
function podOf(name: string): PodSpec {
  const workload = made.get(name)?.find(({ kind }) => kind === 'Deployment' || kind === 'Job');
  if (workload?.kind !== 'Deployment' && workload?.kind !== 'Job') throw new Error(`nothing runs ${name}`);
  const pod = workload.spec?.template.spec;
  if (!pod) throw new Error(`${name} has no pod`);
  return pod;
}
const containerOf = (name: string) => {
  const [container, ...others] = podOf(name).containers;
  if (!container || others.length > 0) throw new Error(`${name} has not one container`);
  return container;
};

/** Module of kubernetes-types for a version. */
const moduleOf = (apiVersion: string) =>
  apiVersion === 'v1' ? 'core/v1' : apiVersion.replace(/^([a-z]+)(\.k8s\.io)?\//, '$1/');

/** Type errors of manifests, each as a literal, so that unknown fields are reported. */
function problemsOf(documents: Readonly<Record<string, Manifest>>): string[] {
  const files = Object.entries(documents).map(([name, { apiVersion = '', kind = '', ...rest }]) => [
    `${name}.ts`,
    `import type { ${kind} } from 'kubernetes-types/${moduleOf(apiVersion)}';
     export const manifest: ${kind} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
  ]);
  return typeErrors(join(ROOT, 'launcher/example'), new Map(files as [string, string][]));
}

test('all fields are known to Kubernetes; an unknown and a missing one are found', () => {
  const [deployment] = made.get('api') ?? [];
  const changed = (from: string, to: string) => JSON.parse(JSON.stringify(deployment).replace(from, to)) as Manifest;
  const problems = problemsOf({
    ...Object.fromEntries(all.map((manifest, index) => [`${index}-${manifest.kind}`, manifest])),
    other: changed('readOnlyRootFilesystem', 'readOnlyRootFileSystem'),
    missing: changed('"selector"', '"select"'),
  });
  expect(problems).toEqual([
    expect.stringMatching(/^other\.ts: .*readOnlyRootFileSystem.* does not exist in type 'SecurityContext'/),
    expect.stringMatching(/^missing\.ts: /),
  ]);
});

test('every service of the compose files runs, except the database', () =>
  expect([...made.keys()].filter((name) => !['portal', 'network'].includes(name)).sort()).toEqual([...NAMES].sort()));

describe('every service agrees with the compose files:', () => {
  const composed = (name: string): Composed => ({ ...demo[name], ...production[name] });
  /** By service name, so that a failure shows the service. */
  const byName = (valueOf: (name: string) => unknown) => Object.fromEntries(NAMES.map((name) => [name, valueOf(name)]));

  test('its settings', () => {
    const settingsOf = (name: string) => ({ ...demo[name]?.environment, ...production[name]?.environment });
    expect(byName((name) => (containerOf(name).env ?? []).map((variable) => variable.name).sort())).toEqual(
      byName((name) => Object.keys(settingsOf(name)).sort()),
    );
  });

  test('its health', () => {
    const isAsSaid = (name: string) => {
      const health = composed(name).healthcheck?.test.join(' ');
      const { readinessProbe } = containerOf(name);
      const { path, port } = readinessProbe?.httpGet ?? {};
      return health ? health.endsWith(String(path)) && health.includes(String(port)) : readinessProbe === undefined;
    };
    expect(NAMES.filter((name) => !isAsSaid(name))).toEqual([]);
  });

  test('its memory', () => {
    const limitOf = (name: string) =>
      `${composed(name).mem_limit}i`.replace(/[mg]i/, (unit) => unit.toUpperCase().replace('I', 'i'));
    expect(byName((name) => containerOf(name).resources?.limits?.['memory'])).toEqual(byName(limitOf));
    const inMemory = (name: string) =>
      (podOf(name).volumes ?? [])
        .filter(({ emptyDir }) => emptyDir?.medium === 'Memory')
        .map((volume) => [`/${volume.name}`, volume.emptyDir?.sizeLimit]);
    const foldersOf = (name: string) =>
      (composed(name).tmpfs ?? [])
        .map((written) => written.split(/:size=|,/))
        .map(([folder, size]) => [folder, size?.replace('m', 'Mi')]);
    expect(byName(inMemory)).toEqual(byName(foldersOf));
  });

  // https://kubernetes.io/docs/concepts/security/pod-security-standards, profile "restricted".
  test('and keeps to the restricted profile', () => {
    const profileOf = (name: string) => {
      const { securityContext, volumes = [], ...pod } = podOf(name);
      const kindsOf = ({ name: _, ...volume }: (typeof volumes)[number]) => Object.keys(volume).join();
      const kinds = ['configMap', 'emptyDir', 'persistentVolumeClaim'];
      return {
        user: { ...securityContext, runAsUser: Number(securityContext?.runAsUser) > 0 },
        ofHost: Object.keys(pod).filter((field) => field.startsWith('host')),
        otherVolumes: volumes.map(kindsOf).filter((kind) => !kinds.includes(kind)),
        container: containerOf(name).securityContext,
      };
    };
    expect(byName(profileOf)).toMatchObject(
      byName(() => ({
        user: { runAsNonRoot: true, runAsUser: true, seccompProfile: { type: 'RuntimeDefault' } },
        ofHost: [],
        otherVolumes: [],
        container: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
      })),
    );
  });
});

test('a secret is in no manifest, and required settings are not optional', () => {
  const text = JSON.stringify([all, defaultsOf(Object.values(readServices()))]);
  expect(text).not.toMatch(/postgres:\/\//);
  const variables = containerOf('api').env ?? [];
  const needed = Object.entries(production.api?.environment ?? {}).filter(([, value]) => value.includes(':?'));
  expect(needed.length).toBeGreaterThan(5);
  for (const [name] of needed) {
    const { secretKeyRef, configMapKeyRef } = variables.find((variable) => variable.name === name)?.valueFrom ?? {};
    expect((secretKeyRef ?? configMapKeyRef)?.optional).toBeUndefined();
    if (/SECRET|KEY|URL/.test(name)) expect(secretKeyRef).toEqual({ name: 'portal', key: name });
  }
});

test('allowed callers', () => {
  const policies = (made.get('network') ?? []).flatMap((policy) => (policy.kind === 'NetworkPolicy' ? [policy] : []));
  const called = policies.map(({ metadata, spec }) => {
    const names = (spec?.egress ?? []).flatMap(({ to = [] }) => to.map((peer) => peer.podSelector?.matchLabels?.app));
    return [metadata?.name, names.filter((name) => name?.startsWith('mf-') !== true && name !== undefined).sort()];
  });
  expect(Object.fromEntries(called)).toMatchObject({
    // Any address: its database, and third-party services.
    api: [],
    edge: ['api', 'shell'],
    judge: ['api'],
    register: ['api'],
    renderer: ['api'],
    shell: ['api', 'renderer'],
  });
  const open = policies.filter(({ spec }) => spec?.ingress?.some(({ from }) => from === undefined));
  expect(open.map(({ metadata }) => metadata?.name)).toEqual(['edge']);
});

test('the edge uses the cluster’s name server, with full names', () => {
  const text = Object.values(edgeConfiguration()).join('');
  expect(text).not.toMatch(/127\.0\.0\.11|http:\/\/[a-z$]+:/);
  expect(text).toContain('http://$section.portal.svc.cluster.local:3000');
});
