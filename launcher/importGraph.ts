import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { codeFolders } from './codeFolders.ts';
import { ROOT } from './root.ts';

export interface Edge {
  from: string;
  to: string;
}

/** One import of one file by another; paths are relative to the repository. */
export interface Import extends Edge {
  typeOnly: boolean;
  dynamic: boolean;
}

/** A file in dependency-cruiser's output. */
interface Cruised {
  source: string;
  dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[] }[];
}

/** A rule that an import breaks. */
interface Violation {
  rule: { name: string; severity: string };
  from: string;
  to: string;
}

/**
 * Imports among the files of a repository, and violations of the rules.
 * @param rules dependency-cruiser's configuration
 */
export function cruise(
  repository: string,
  rules = '.dependency-cruiser.mjs',
): { imports: Import[]; violations: Violation[] } {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', rules, '--output-type', 'json', ...codeFolders(repository)];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const { modules, summary } = JSON.parse(stdout) as { modules: Cruised[]; summary: { violations: Violation[] } };
  const known = new Set(
    modules.filter(({ source }) => /^(?!node_modules).*\.tsx?$/.test(source)).map(({ source }) => source),
  );
  const imports = modules.flatMap(({ source: from, dependencies }) =>
    dependencies
      .filter(({ resolved: to }) => known.has(from) && known.has(to) && from !== to)
      .map(({ resolved: to, dynamic, dependencyTypes }) => ({
        from,
        to,
        dynamic,
        typeOnly: dependencyTypes.includes('type-only'),
      })),
  );
  return { imports, violations: summary.violations };
}

/** Targets of the edges from each node. */
export function targetsOf(edges: readonly Edge[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  return targets;
}

/** Every node reachable from one, including itself. */
export function reachable(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set([start]);
  for (const node of seen) for (const other of targets.get(node) ?? []) seen.add(other);
  return seen;
}

/** Edges that are part of a cycle. */
export function circularEdges(edges: readonly Edge[]): Edge[] {
  const targets = targetsOf(edges);
  return edges.filter(({ from, to }) => reachable(to, targets).has(from));
}

/** Groups of nodes that reach each other. */
export function circles(edges: readonly Edge[]): string[][] {
  const targets = targetsOf(circularEdges(edges));
  const groups = [...targets.keys()].map((node) => [...reachable(node, targets)].sort());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}
