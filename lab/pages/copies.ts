import { SHELL_NAME } from '@portal/shared/section/registry';
import { buildChanged } from '../../launcher/builds.ts';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { table } from './figures.ts';
import { inKilobytes, inPercent, modulesOf, scriptsOf, sumOf, type Modules } from './scripts.ts';

/**
 * Modules of which a build has several copies, in different files, and modules of several builds, minified:
 *   npm run lab -- copies [app …]
 * `(glue)` is not counted: every file has its own.
 */

const MAX_NAMED = 6;

interface Copied {
  module: string;
  copies: number;
  /** Bytes beyond the largest copy. */
  further: number;
}

/** Modules that are in more than one of the lists, the heaviest first. */
function copied(lists: readonly Modules[]): Copied[] {
  const sizes = new Map<string, number[]>();
  for (const list of lists)
    for (const [module, bytes] of list)
      if (module !== '(glue)') sizes.set(module, [...(sizes.get(module) ?? []), bytes]);
  return [...sizes]
    .map(([module, all]) => ({ module, copies: all.length, further: sumOf(all) - Math.max(...all) }))
    .filter(({ copies }) => copies > 1)
    .sort((one, other) => other.further - one.further);
}

const named = (list: readonly Copied[]) =>
  list
    .slice(0, MAX_NAMED)
    .map(({ module, copies, further }) => `${module} ×${copies} +${inKilobytes(further)}`)
    .join(', ');

function row(name: string, lists: readonly Modules[]): string[] {
  const whole = sumOf(lists.flatMap((list) => [...list.values()]));
  const copies = copied(lists);
  const further = sumOf(copies.map((one) => one.further));
  return [name, String(lists.length), inKilobytes(whole), inPercent(further / whole), named(copies)];
}

/** Modules of a whole build, each once. */
function once(lists: readonly Modules[]): Modules {
  const largest = new Map<string, number>();
  for (const list of lists)
    for (const [module, bytes] of list) largest.set(module, Math.max(bytes, largest.get(module) ?? 0));
  return largest;
}

const given = process.argv.slice(2);
const apps = given.length > 0 ? given : [SHELL_NAME, ...SECTION_NAMES];
await buildChanged(apps);
const builds = apps.map((app) => ({ app, lists: scriptsOf(app).map((file) => modulesOf(app, file)) }));
const rows = builds.map(({ app, lists }) => row(app, lists));
// Employees alone load the office.
const visited = builds.filter(({ app }) => app !== 'mf-office');
console.log(
  table([
    ['build', 'scripts', 'KB, minified', 'further copies', 'most'],
    ...rows,
    row(
      `between ${visited.map(({ app }) => app).join()}`,
      visited.map(({ lists }) => once(lists)),
    ),
  ]),
);
