import * as v from 'valibot';
import { inset, menu, sectionBuild, sectionInfo } from './registry.ts';

const { id, base, contractVersion, builtAgainst, imports } = sectionBuild.entries;

/** Data of a build needed by the loader. */
const visitorBuild = v.object({
  id,
  base,
  /** Script of the container, relative to the base. */
  entry: v.string(),
  /**
   * Subresource integrity of the entry: `sha384-…`. Empty for a development build, which changes under the same name.
   */
  integrity: v.string(),
  contractVersion,
  builtAgainst,
  imports,
});
export type VisitorBuild = v.InferOutput<typeof visitorBuild>;

const { name, title, owner, prefixes, pages } = sectionInfo.entries;

/** Section as delivered to one visitor: titles, pages and guards are those of `current`. */
const visitorSection = v.object({
  name,
  title,
  owner,
  prefixes,
  pages,
  current: visitorBuild,
  previous: v.nullable(visitorBuild),
  /** Id of the shell build that its pages run in, if it differs from that of the portal's own pages. */
  shell: v.optional(v.string()),
});
export type VisitorSection = v.InferOutput<typeof visitorSection>;

/** Inset of the current build of a section. */
const visitorInset = v.object({ ...inset.entries, section: v.string() });
export type VisitorInset = v.InferOutput<typeof visitorInset>;

/** File to preload for a page. */
const preload = v.object({
  href: v.string(),
  as: v.picklist(['script', 'style']),
  integrity: v.optional(v.string()),
  /** Set if the file comes from another origin. */
  crossOrigin: v.optional(v.literal('anonymous')),
});
export type Preload = v.InferOutput<typeof preload>;

/** Page of any section that the search can find. */
const findablePage = v.object({
  path: v.string(),
  title: v.string(),
  words: v.array(v.string()),
  membersOnly: v.boolean(),
});
export type FindablePage = v.InferOutput<typeof findablePage>;

/**
 * Part of the registry for one visitor's browser. In the page and for `/registry.json?path=` it contains only the
 * section that owns the path; `/registry.json` has all sections.
 */
export const visitorRegistry = v.object({
  version: v.literal(2),
  /** Id of the shell build of this visitor: for the portal's own pages and most sections. */
  shell: v.string(),
  /** Menus of the header from all sections, in order. */
  menus: v.array(menu),
  /** Insets of sections on other pages, sorted within each slot. */
  insets: v.optional(v.array(visitorInset)),
  /** Further origins of builds, as allowed by the page's policy. */
  origins: v.array(v.string()),
  sections: v.array(visitorSection),
  /** Id of the current build of every section by name; not in the page. */
  builds: v.optional(v.record(v.string(), v.string())),
  /** Files of the requested path. */
  preloads: v.optional(v.array(preload)),
  /** Pages that the search can find; only for the path of the search. */
  findable: v.optional(v.array(findablePage)),
});
export type VisitorRegistry = v.InferOutput<typeof visitorRegistry> & {
  /**
   * Canary and live build by name of a section with a canary. Read only by the reporting of canaries, long after the
   * first page.
   */
  pairs?: Readonly<Record<string, string>>;
};
