import { generationOf, hostsOf } from '@portal/shared/section/generation';
import { PATHS } from '@portal/shared/section/paths';
import {
  sectionAt,
  type Menu,
  type RegistryEntry,
  type SectionBuild,
  type SectionEntry,
  type ShellBuild,
} from '@portal/shared/section/registry';
import type {
  FindablePage,
  VisitorBuild,
  VisitorInset,
  VisitorRegistry,
  VisitorSection,
} from '@portal/shared/section/visitorRegistry';
import { buildsFor, isInCanary, type VisitorBuilds } from './cohort.ts';
import { isTried, pairsIn } from './pairs.ts';
import { hasCanary, type LiveRegistry } from './RegistrySource.ts';

/** Builds of one visitor, in full. */
export interface VisitorPortal {
  /** Runs the portal's own pages and the sections of its generation. */
  shell: ShellBuild;
  /** Run the sections of other generations. */
  beside: readonly ShellBuild[];
  sections: VisitorBuilds<SectionEntry>[];
  /** Build that this visitor alone gets in place of the live one. */
  preview?: SectionBuild;
  /** All active canaries, each paired with the live build, for every visitor. */
  pairs?: Readonly<Record<string, string>>;
}

const portalWith = (
  { shell, sections }: LiveRegistry,
  getsCanary: (entry: RegistryEntry) => boolean,
  preview: SectionBuild | null = null,
): VisitorPortal => ({
  shell: buildsFor(shell, getsCanary(shell)).current,
  // A canary may be of another generation than the live shell.
  beside: [shell.current, ...(shell.beside ?? [])],
  sections: sections.map((section) =>
    // Without a previous build: a preview that fails is not hidden by the live one.
    section.name === preview?.name
      ? { name: section.name, current: preview, previous: null }
      : buildsFor(section, getsCanary(section)),
  ),
  ...(preview && { preview }),
  ...(hasCanary({ shell, sections }) && { pairs: pairsIn([shell, ...sections]) }),
});

/** Builds for a visitor's number, or null for what everybody gets, and for the visitor's preview. */
export const portalFor = (
  live: LiveRegistry,
  visitor: number | null,
  preview: SectionBuild | null = null,
): VisitorPortal => portalWith(live, (entry) => isInCanary(entry, visitor), preview);

/** Section that owns a path, by the prefixes of its current build. */
export const sectionOf = ({ sections }: VisitorPortal, path: string) =>
  sections.find(({ current }) => sectionAt([current], path) !== undefined);

const shellOf = ({ shell, beside }: VisitorPortal, build: SectionBuild): ShellBuild =>
  hostsOf([shell, ...beside], build)[0] ?? shell;

/** Build of the shell that runs the page at a path: a document runs one generation of the shared modules. */
export function shellAt(portal: VisitorPortal, path: string): ShellBuild {
  const section = sectionOf(portal, path);
  return section ? shellOf(portal, section.current) : portal.shell;
}

/** Menus of the header: those of all sections, with entries for the same menu merged. */
export function menusOf(builds: readonly Pick<SectionBuild, 'menus'>[]): Menu[] {
  const byId = new Map<string, Menu>();
  for (const menu of builds.flatMap(({ menus }) => menus)) {
    const known = byId.get(menu.id);
    byId.set(menu.id, known ? { ...known, entries: [...known.entries, ...menu.entries] } : menu);
  }
  return [...byId.values()].toSorted((one, other) => one.order - other.order);
}

/** Other origins of a visitor's builds. */
const originsOf = ({ sections }: VisitorPortal): string[] => [
  ...new Set(
    sections
      .flatMap(({ current, previous }) => [current.base, previous?.base ?? ''])
      .filter((base) => base.startsWith('http'))
      .map((base) => new URL(base).origin),
  ),
];

/** Part of a build that a visitor's browser needs. */
export const visitorBuild = (build: SectionBuild): VisitorBuild => ({
  id: build.id,
  base: build.base,
  entry: build.entry,
  integrity: build.integrity[build.entry] ?? '',
  contractVersion: build.contractVersion,
  builtAgainst: build.builtAgainst,
  imports: build.imports,
});

const isOfOneGeneration = (one: SectionBuild, other: SectionBuild) =>
  generationOf(one.builtAgainst) === generationOf(other.builtAgainst);

function visitorSection(
  portal: VisitorPortal,
  { name, current, previous }: VisitorBuilds<SectionEntry>,
): VisitorSection {
  const shell = shellOf(portal, current);
  return {
    name,
    title: current.title,
    owner: current.owner,
    prefixes: current.prefixes,
    pages: current.pages,
    current: visitorBuild(current),
    // A fallback must run in the same document.
    previous: previous && isOfOneGeneration(previous, current) ? visitorBuild(previous) : null,
    ...(shell !== portal.shell && { shell: shell.id }),
  };
}

/** Insets of sections of the portal's generation, in the order of each slot. */
const insetsOf = (portal: VisitorPortal): VisitorInset[] =>
  portal.sections
    .filter(({ current }) => shellOf(portal, current) === portal.shell)
    .flatMap(({ name, current }) => (current.insets ?? []).map((inset) => ({ ...inset, section: name })))
    .toSorted((one, other) => one.order - other.order);

const registryWith = (portal: VisitorPortal, sections: readonly VisitorBuilds<SectionEntry>[]): VisitorRegistry => ({
  version: 2,
  shell: portal.shell.id,
  menus: menusOf(portal.sections.map(({ current }) => current)),
  insets: insetsOf(portal),
  origins: originsOf(portal),
  sections: sections.map((section) => visitorSection(portal, section)),
  ...(portal.pairs && { pairs: portal.pairs }),
});

/** Part of the registry that a visitor's browser needs, with all sections. */
export const wholeRegistry = (portal: VisitorPortal): VisitorRegistry => registryWith(portal, portal.sections);

/** Pages that the search can find; none of employees, which visitors must not learn of. */
const findablePagesOf = ({ sections }: VisitorPortal): FindablePage[] =>
  sections
    .flatMap(({ current }) => current.pages)
    .flatMap(({ path, title, words, guarded, employeesOnly }) =>
      words && !employeesOnly ? [{ path, title, words, membersOnly: guarded }] : [],
    );

/** The same with only the section that owns a path: other sections only add their menu entries to a page. */
export function registryOfPath(portal: VisitorPortal, path: string): VisitorRegistry {
  const section = sectionOf(portal, path);
  const registry = registryWith(portal, section ? [section] : []);
  return path === PATHS.search ? { ...registry, findable: findablePagesOf(portal) } : registry;
}

/**
 * True if visitors get different documents at a path, because something that it is made of has a canary: the shell, its
 * section, an inset, or a menu.
 * @param insets names of the sections whose insets are rendered in it.
 */
export function variesAt(live: LiveRegistry, path: string, insets: readonly string[]): boolean {
  const tried = [live.shell, ...live.sections].filter((entry: RegistryEntry) => isTried(entry));
  const documentWith = (name: string | null) =>
    JSON.stringify(
      registryOfPath(
        portalWith(live, (entry) => entry.name === name),
        path,
      ),
    );
  return tried.some(({ name }) => insets.includes(name) || documentWith(name) !== documentWith(null));
}

/** Ids of the current builds. */
export const buildsOf = ({ sections }: VisitorPortal): Record<string, string> =>
  Object.fromEntries(sections.map(({ name, current }) => [name, current.id]));
