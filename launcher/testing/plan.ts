import { readShard, type Shard } from './shards.ts';

/** Plan from the arguments of `npm test --`. */
export type Plan =
  | { tier: 'gate' }
  /** Named steps of any tier. */
  | { tier: 'steps'; names: string[] }
  /** Everything outside the gate: one shard of it, and any named steps. */
  | { tier: 'all'; names: string[]; shard: Shard | null }
  | { tier: 'changed'; since?: string }
  | { tier: 'nightly'; names: string[] }
  /** Records this machine's durations for everyone. */
  | { tier: 'remember' };

/** @throws an error that names the unknown word */
export function readPlan(words: readonly string[], known: readonly string[]): Plan {
  const [first, ...rest] = words;
  if (first === undefined) return { tier: 'gate' };
  if (first === 'changed') return { tier: 'changed', ...(rest[0] !== undefined && { since: rest[0] }) };
  if (first === 'remember') return { tier: 'remember' };
  if (first !== 'all') {
    const tier = first === 'nightly' ? 'nightly' : 'steps';
    return { tier, names: namesOf(tier === 'nightly' ? rest : words, known) };
  }
  const at = rest.indexOf('--shard');
  if (at === -1) return { tier: 'all', names: namesOf(rest, known), shard: null };
  const shard = readShard(rest[at + 1] ?? '');
  if (!shard) throw new Error(`--shard wants a part such as 1/4, not ${rest[at + 1] ?? 'nothing'}`);
  return { tier: 'all', names: namesOf([...rest.slice(0, at), ...rest.slice(at + 2)], known), shard };
}

function namesOf(words: readonly string[], known: readonly string[]): string[] {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) throw new Error(`no step ${unknown}; there are ${known.join(', ')}`);
  return [...words];
}
