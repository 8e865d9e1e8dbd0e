import * as v from 'valibot';
import { inset, menu, sectionBuild, sectionInfo } from './registry.ts';

const { id, base, contractVersion, builtAgainst, imports } = sectionBuild.entries;

/** What the loader needs of a build. */
const visitorBuild = v.object({
  id,
  base,
  /** The container's script, relative to the base. */
  entry: v.string(),
  /** Subresource integrity of the entry: `sha384-…`. Empty for a development build, which changes under its name. */
  integrity: v.string(),
  contractVersion,
  builtAgainst,
  imports,
});
export type VisitorBuild = v.InferOutput<typeof visitorBuild>;

const { name, title, owner, prefixes, pages } = sectionInfo.entries;

/** A section as one visitor gets it: titles, pages and guards are those of `current`. */
const visitorSection = v.object({
  name,
  title,
  owner,
  prefixes,
  pages,
  current: visitorBuild,
  previous: v.nullable(visitorBuild),
  /** Id of the shell's build that its pages run in, where it is another one than that of the portal's own pages. */
  shell: v.optional(v.string()),
});
export type VisitorSection = v.InferOutput<typeof visitorSection>;

/** An inset of the current build of a section. */
const visitorInset = v.object({ ...inset.entries, section: v.string() });
export type VisitorInset = v.InferOutput<typeof visitorInset>;

/** A file that a page needs, for the browser to fetch before the code that asks for it runs. */
const preload = v.object({
  href: v.string(),
  as: v.picklist(['script', 'style']),
  integrity: v.optional(v.string()),
  /** Set when the file comes from another origin. */
  crossOrigin: v.optional(v.literal('anonymous')),
});
export type Preload = v.InferOutput<typeof preload>;

/** A page of any section that the search can find. */
const findablePage = v.object({
  path: v.string(),
  title: v.string(),
  words: v.array(v.string()),
  membersOnly: v.boolean(),
});
export type FindablePage = v.InferOutput<typeof findablePage>;

/**
 * What one visitor's browser gets of the registry. In the page and for `/registry.json?path=` the sections are only
 * the one that owns the path; `/registry.json` has all.
 */
export const visitorRegistry = v.object({
  version: v.literal(2),
  /** Id of the shell's build that this visitor gets: of the portal's own pages, and of most sections. */
  shell: v.string(),
  /** The header's menus, of all sections, in their order. */
  menus: v.array(menu),
  /** What sections show on pages of others, in the order of each slot. */
  insets: v.optional(v.array(visitorInset)),
  /** Other origins that builds come from, as the policy of the page allows them. */
  origins: v.array(v.string()),
  sections: v.array(visitorSection),
  /** Id of the current build of every section, by name; not in the page. */
  builds: v.optional(v.record(v.string(), v.string())),
  /** The files of the path that was asked for. */
  preloads: v.optional(v.array(preload)),
  /** The pages that the search can find; only for the path of the search. */
  findable: v.optional(v.array(findablePage)),
});
export type VisitorRegistry = v.InferOutput<typeof visitorRegistry> & {
  /**
   * By name where a canary is tried: it and the live build beside it. Only what tells how visitors fare with them reads
   * it, long after the first page.
   */
  pairs?: Readonly<Record<string, string>>;
};
