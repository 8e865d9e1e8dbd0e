import * as v from 'valibot';

/** One page that the section owns; known before any of its code is fetched. */
const pageStatics = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  /** Guests are told 로그인시 접근가능합니다. and stay where they are (spec §5). Also holds for paths below it. */
  guarded: v.optional(v.boolean(), false),
});

/** A column of the header's menus. `menu` is the top entry it stands under. */
const menuEntry = v.object({
  menu: v.picklist(['about', 'hygn', 'manager', 'news', 'space']),
  title: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
});

/** What a section says of itself in `src/section.ts`: static data, so that the frame is whole without its code. */
export const sectionStatics = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z-]+$/)),
  title: v.string(),
  owner: v.object({ team: v.string(), contact: v.string() }),
  /** First segments of its paths: `/news` owns `/news/notice`. */
  prefixes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  pages: v.array(pageStatics),
  menus: v.array(menuEntry),
});
export type SectionStatics = v.InferInput<typeof sectionStatics>;

/** Files of one page that the shell's HTML preloads for a deep link, relative to the build's base. */
const pageFiles = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });

/** One build of a section as it was deployed. */
export const sectionBuild = v.object({
  /** Names the build in failures and logs. */
  id: v.string(),
  /** Where its files are; ends with a slash: `/remotes/mf-sign/` or a CDN address. */
  base: v.pipe(v.string(), v.endsWith('/')),
  manifest: v.string(),
  entry: v.string(),
  /** Subresource integrity of the entry: `sha384-…`. */
  integrity: v.string(),
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** Versions of the shared dependencies that it was built against. */
  builtAgainst: v.record(v.string(), v.string()),
  /** By page path; `*` is what every page needs. */
  files: v.record(v.string(), pageFiles),
});
export type SectionBuild = v.InferOutput<typeof sectionBuild>;

export const sectionEntry = v.object({
  ...sectionStatics.entries,
  current: sectionBuild,
  previous: v.nullable(sectionBuild),
  /** A third build that a share of visitors gets. */
  canary: v.nullable(v.object({ build: sectionBuild, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
});
export type SectionEntry = v.InferOutput<typeof sectionEntry>;

/** `/registry.json`: which sections there are and which build of each is live. */
export const registry = v.object({ version: v.literal(1), sections: v.array(sectionEntry) });
export type Registry = v.InferOutput<typeof registry>;
