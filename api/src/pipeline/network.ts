import { isIPv6 } from 'node:net';

/** Leading groups of an IPv6 address that a provider assigns to one customer as a whole: a /64. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * The client to which limits apply: an IPv4 address, or the /64 of an IPv6 address, whose owner has 2^64 addresses to
 * choose from.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  const [head = '', tail = ''] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, ALL_GROUPS - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
