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

/** The compose files as they are read by nothing but this test. */
const read = (file: string) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return (parse(text, { merge: true, logLevel: 'error' }) as { services: Record<string, Composed> }).services;
};
const demo = read('docker-compose.yml');
const production = read('docker-compose.production.yml');
const NAMES = Object.keys({ ...demo, ...production }).filter((name) => !['postgres', 'backup'].includes(name));

const made = manifests(readServices());
const all = [...made.values()].flat();

/** The pod of a service, whatever makes it. */
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

/** Where kubernetes-types has the kinds of a version. */
const moduleOf = (apiVersion: string) =>
  apiVersion === 'v1' ? 'core/v1' : apiVersion.replace(/^([a-z]+)(\.k8s\.io)?\//, '$1/');

/** What the types of Kubernetes say of manifests, each as a literal: a field that they do not know is one too many. */
function problemsOf(documents: readonly Manifest[]): string[] {
  const files = documents.map(({ apiVersion = '', kind = '', ...rest }, index) => [
    `${index}-${kind}.ts`,
    `import type { ${kind} } from 'kubernetes-types/${moduleOf(apiVersion)}';
     export const manifest: ${kind} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
  ]);
  return typeErrors(join(ROOT, 'launcher/example'), new Map(files as [string, string][]));
}

test('everything is what Kubernetes knows', () => expect(problemsOf(all)).toEqual([]));

test('a field that Kubernetes does not know is found, and one that is missing', () => {
  const [deployment] = made.get('api') ?? [];
  const text = JSON.stringify(deployment);
  const changed = (from: string, to: string) => [JSON.parse(text.replace(from, to)) as Manifest];
  expect(problemsOf(changed('readOnlyRootFilesystem', 'readOnlyRootFileSystem'))).toEqual([
    expect.stringMatching(/readOnlyRootFileSystem.* does not exist in type 'SecurityContext'/),
  ]);
  expect(problemsOf(changed('"selector"', '"select"'))).not.toEqual([]);
});

test('every service of the compose files runs, but the database', () =>
  expect([...made.keys()].filter((name) => !['portal', 'network'].includes(name)).sort()).toEqual([...NAMES].sort()));

describe.each(NAMES)('%s is as the compose files say', (name) => {
  const [first, over]: [Composed, Composed] = [demo[name] ?? {}, production[name] ?? {}];

  test('its settings', () => {
    const names = containerOf(name).env?.map((variable) => variable.name) ?? [];
    expect([...names].sort()).toEqual(Object.keys({ ...first.environment, ...over.environment }).sort());
  });

  test('its health', () => {
    const health = (over.healthcheck ?? first.healthcheck)?.test.join(' ');
    const { readinessProbe } = containerOf(name);
    if (!health) expect(readinessProbe).toBeUndefined();
    else expect(health.endsWith(String(readinessProbe?.httpGet?.path))).toBe(true);
    if (health) expect(health).toContain(String(readinessProbe?.httpGet?.port));
  });

  test('its memory', () => {
    const limit = `${over.mem_limit ?? first.mem_limit}i`.replace(/[mg]i/, (unit) =>
      unit.toUpperCase().replace('I', 'i'),
    );
    expect(containerOf(name).resources?.limits).toMatchObject({ memory: limit });
    const folders = (over.tmpfs ?? first.tmpfs ?? []).map((written) => written.split(/:size=|,/));
    const inMemory = podOf(name).volumes?.filter(({ emptyDir }) => emptyDir?.medium === 'Memory') ?? [];
    expect(inMemory.map((volume) => [`/${volume.name}`, volume.emptyDir?.sizeLimit])).toEqual(
      folders.map(([folder, size]) => [folder, size?.replace('m', 'Mi')]),
    );
  });
});

// https://kubernetes.io/docs/concepts/security/pod-security-standards, profile "restricted".
test.each(NAMES)('%s keeps to the restricted profile', (name) => {
  const pod = podOf(name);
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(pod.securityContext?.runAsUser).toBeGreaterThan(0);
  expect(Object.keys(pod)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^host/)]));
  for (const { name: _, ...volume } of pod.volumes ?? [])
    expect(['configMap', 'emptyDir', 'persistentVolumeClaim']).toContain(Object.keys(volume).join());
  expect(containerOf(name).securityContext).toEqual({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
});

test('a secret is in no manifest, and what production needs is not optional', () => {
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

test('who calls whom', () => {
  const policies = (made.get('network') ?? []).flatMap((policy) => (policy.kind === 'NetworkPolicy' ? [policy] : []));
  const called = policies.map(({ metadata, spec }) => {
    const names = (spec?.egress ?? []).flatMap(({ to = [] }) => to.map((peer) => peer.podSelector?.matchLabels?.app));
    return [metadata?.name, names.filter((name) => name?.startsWith('mf-') !== true && name !== undefined).sort()];
  });
  expect(Object.fromEntries(called)).toMatchObject({
    // Everywhere: its database, and the services of third parties.
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

test('the edge asks the name server of the cluster, for whole names', () => {
  const text = Object.values(edgeConfiguration()).join('');
  expect(text).not.toMatch(/127\.0\.0\.11|http:\/\/[a-z$]+:/);
  expect(text).toContain('http://$section.portal.svc.cluster.local:3000');
});
