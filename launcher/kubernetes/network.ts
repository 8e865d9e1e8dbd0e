import type { NetworkPolicy, NetworkPolicyEgressRule } from 'kubernetes-types/networking/v1';
import { healthOf, type ComposeService } from './composeServices.ts';
import { EDGE } from './pods.ts';

type Services = Readonly<Record<string, ComposeService>>;

/** `http://api:4000`; `*` and `$section` mean every section. */
const ADDRESS = /http:\/\/([a-z][a-z-]*|\*|\$section):(\d+)/g;

/** Services that a program calls according to its settings and command, or to the edge's configuration. */
function calledBy(name: string, services: Services, edgeConfiguration: string): Set<string> {
  const sections = Object.keys(services).filter((other) => other.startsWith('mf-'));
  const text = name === EDGE ? edgeConfiguration : JSON.stringify(services[name]);
  const names = [...text.matchAll(ADDRESS)].flatMap(([, host = '']) => (/^[*$]/.test(host) ? sections : [host]));
  return new Set(names.filter((other) => other !== name && services[other]));
}

const NAMES: NetworkPolicyEgressRule = {
  to: [
    {
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
      podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
    },
  ],
  ports: [
    { port: 53, protocol: 'UDP' },
    { port: 53, protocol: 'TCP' },
  ],
};

const podsOf = (name: string) => ({ podSelector: { matchLabels: { app: name } } });

/**
 * A network policy for each service with its allowed callers and targets. Only the API calls outside: its database and
 * third-party services.
 */
export function networkPolicies(services: Services, edgeConfiguration: string): NetworkPolicy[] {
  const calls = new Map(Object.keys(services).map((name) => [name, calledBy(name, services, edgeConfiguration)]));
  const portOf = (name: string) => ({ port: healthOf(services[name] ?? { mem_limit: '' })?.port, protocol: 'TCP' });
  return Object.keys(services).map((name) => {
    const callers = [...calls].filter(([, called]) => called.has(name)).map(([caller]) => caller);
    const called = [...(calls.get(name) ?? [])];
    return {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name },
      spec: {
        podSelector: { matchLabels: { app: name } },
        policyTypes: ['Ingress', 'Egress'],
        ingress: [
          ...(name === EDGE ? [{ ports: [portOf(name)] }] : []),
          ...(callers.length > 0 ? [{ from: callers.map(podsOf), ports: [portOf(name)] }] : []),
        ],
        egress:
          name === 'api' ? [{}] : [NAMES, ...called.map((other) => ({ to: [podsOf(other)], ports: [portOf(other)] }))],
      },
    };
  });
}
