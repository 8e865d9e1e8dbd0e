import * as v from 'valibot';
import { isWithin } from './isWithin.ts';

/** One page that the section owns; known before any of its code is fetched. */
const sectionPage = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  /**
   * For members only: a guest sees 로그인시 접근가능합니다. and stays on the page they came from (specification §5).
   * Also holds for paths below it.
   */
  guarded: v.optional(v.boolean(), false),
});

/** An entry of the header's menus. `menu` is the top menu that it belongs to. */
const menuEntry = v.object({
  menu: v.picklist(['about', 'hygn', 'manager', 'news', 'space']),
  title: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
});

/**
 * What a section declares about itself in `src/section.ts`. Static data, so that menus, titles and guards work
 * without the section's code.
 */
export const sectionInfo = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z-]+$/)),
  title: v.string(),
  owner: v.object({ team: v.string(), contact: v.string() }),
  /** First segments of its paths: `/news` owns `/news/notice`. */
  prefixes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  pages: v.array(sectionPage),
  menus: v.array(menuEntry),
});
export type SectionInfo = v.InferInput<typeof sectionInfo>;

/** Files of one page, relative to the build's base; the shell's HTML preloads them for a deep link. */
const pageFiles = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });

/** One build of a section as it was deployed. */
const sectionBuild = v.object({
  /** Identifies the build in failures and logs. */
  id: v.string(),
  /** URL of its files; ends with a slash: `/remotes/mf-sign/` or a CDN's. */
  base: v.pipe(v.string(), v.endsWith('/')),
  /** Module Federation's own manifest of this build, relative to the base. */
  manifest: v.string(),
  /** The container's script, relative to the base. */
  entry: v.string(),
  /** Subresource integrity of the entry: `sha384-…`. Empty for a development build, which changes under its name. */
  integrity: v.string(),
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** Versions of the shared dependencies that it was built against. */
  builtAgainst: v.record(v.string(), v.string()),
  /** By page path; `*` is what every page needs. */
  files: v.record(v.string(), pageFiles),
});
export type SectionBuild = v.InferOutput<typeof sectionBuild>;

/** Where a section's build writes its manifest, inside its output folder. */
export const SECTION_MANIFEST_FILE = 'section.json';

/** `section.json`, written by every build of a section: what the section declares, and the files of this build. */
export const sectionManifest = v.object({ ...sectionInfo.entries, build: sectionBuild });
export type SectionManifest = v.InferOutput<typeof sectionManifest>;

/** A section in the registry: what it declares, and which of its builds visitors get. */
const sectionEntry = v.object({
  ...sectionInfo.entries,
  current: sectionBuild,
  /** What was current before: the fallback when `current` fails, and the target of a rollback. */
  previous: v.nullable(sectionBuild),
  /** A third build, for a share of the visitors (0 to 1). */
  canary: v.nullable(v.object({ build: sectionBuild, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
});
export type SectionEntry = v.InferOutput<typeof sectionEntry>;

/** `/registry.json`: which sections there are and which build of each is live. */
export const registry = v.object({ version: v.literal(1), sections: v.array(sectionEntry) });
export type Registry = v.InferOutput<typeof registry>;

/** The section that owns a path: one of its prefixes contains it. */
export const sectionAt = <Section extends Pick<SectionEntry, 'prefixes'>>(
  sections: readonly Section[],
  path: string,
): Section | undefined => sections.find(({ prefixes }) => prefixes.some((prefix) => isWithin(path, prefix)));
