import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The namespace, needed because the edge's name server only knows full names. */
export const NAMESPACE = 'portal';

/** Files included by `portal.conf`. */
export const INCLUDED = ['api.conf', 'shell.conf', 'documents.conf'] as const;

const readEdge = (file: string) => readFileSync(join(ROOT, 'docker/edge', file), 'utf8');

/** The edge's configuration for compose, with the addresses that it calls. */
export const composeEdge = (): string => ['portal.conf', ...INCLUDED].map(readEdge).join('');

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`docker/edge has nothing like ${pattern}`);
  return text.replace(pattern, () => replacement);
}

const withWholeNames = (text: string) =>
  text.replaceAll(/http:\/\/(api|shell|\$section):/g, `http://$1.${NAMESPACE}.svc.cluster.local:`);

/**
 * The edge's configuration in a cluster, by file: another name server, full names, and the visitor's address from the
 * proxy in front of it, which is in a private network as in `TRUSTED_PROXIES` of the edge itself.
 */
export function edgeConfiguration(): Record<'default.conf' | (typeof INCLUDED)[number], string> {
  const proxies = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
  const visitor = [
    ...proxies.map((network) => `set_real_ip_from ${network};`),
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ].join('\n');
  const resolver = 'resolver kube-dns.kube-system.svc.cluster.local valid=1s ipv6=off;';
  const named = replaceOnce(readEdge('portal.conf'), /# Docker's own name server\./, "# The cluster's name server.");
  const resolved = replaceOnce(named, /resolver 127\.0\.0\.11 .*;/, `${visitor}\n${resolver}`);
  const [api, shell, documents] = INCLUDED.map((file) => withWholeNames(readEdge(file))) as [string, string, string];
  return {
    'default.conf': withWholeNames(resolved),
    'api.conf': api,
    'shell.conf': shell,
    'documents.conf': documents,
  };
}
