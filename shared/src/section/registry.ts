import * as v from 'valibot';
import { API_NAME } from '../contract/comparison/apiName.ts';
import { isWithin } from './isWithin.ts';

const absolutePath = v.pipe(v.string(), v.startsWith('/'));

/** One page that the section owns; known before any of its code is fetched. */
const sectionPage = v.object({
  path: absolutePath,
  title: v.string(),
  /**
   * For members only: a guest sees 로그인시 접근가능합니다. and stays on the page they came from (specification §5).
   * Also holds for paths below it.
   */
  guarded: v.optional(v.boolean(), false),
  /** For the association's employees only; everybody else is told so and stays where they are. Like `guarded`. */
  employeesOnly: v.optional(v.boolean()),
  /** Names in its query that say what it shows: the server renders it with these and keeps it by them. */
  query: v.optional(v.array(v.string())),
  /**
   * Of a page that shows one of many: the name in its query, `noticeNo`, that has the number of it. Each has an address
   * of its own then; without it, whatever the query filters or searches, the page has one.
   */
  item: v.optional(v.string()),
  /**
   * Of a page that is one by itself and also shows one of several kinds: the names in its query that each have a number
   * of one, `educationNo` and `examinationNo`.
   */
  items: v.optional(v.array(v.string())),
  /** What visitors call it beside its title: the search of the portal finds the page by them. Without, it does not. */
  words: v.optional(v.array(v.string())),
});

/** One of the header's menus with its pages. Sections that name the same `id` share one menu. */
export const menu = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.string(),
  /** Menus stand in the header in ascending order. */
  order: v.number(),
  entries: v.array(v.object({ title: v.string(), path: absolutePath })),
});
export type Menu = v.InferOutput<typeof menu>;

const length = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?rem$/));

/** What a section shows in a slot of a page that is not its own; known before any of its code is fetched. */
export const inset = v.object({
  /** Within the section, by `insetPath`. */
  path: absolutePath,
  /** A name of `SLOTS`; a shell of another day leaves out what it has no slot for. */
  slot: v.string(),
  /** Insets of one slot stand in ascending order. */
  order: v.number(),
  /** Said with the way to try again where it cannot be shown; without it nothing is said. */
  title: v.optional(v.string()),
  /** For members alone: a guest's page has no room for it. */
  guarded: v.optional(v.boolean()),
  /** Guests and members see the same: a member's need not be drawn anew. */
  isSameForAll: v.optional(v.boolean()),
  /** The room that is kept for it: as high as it usually is, up to 40rem wide, up to 64rem and above. */
  minHeight: v.object({ phone: length, tablet: v.optional(length), wide: length }),
});
export type Inset = v.InferOutput<typeof inset>;

/**
 * What a section declares about itself in `src/section.ts`. Static data, so that menus, titles and guards work
 * without the section's code.
 */
export const sectionInfo = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z0-9-]+$/)),
  title: v.string(),
  owner: v.object({ team: v.string(), contact: v.string() }),
  /** First segments of its paths: `/news` owns `/news/notice`. */
  prefixes: v.array(v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+$/))),
  pages: v.array(sectionPage),
  menus: v.array(menu),
  insets: v.optional(v.array(inset)),
});
export type SectionInfo = v.InferInput<typeof sectionInfo>;

/** Files that load together, relative to the build's base. */
const loadedFiles = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });
export type LoadedFiles = v.InferOutput<typeof loadedFiles>;

/** A file for the shell's server, relative to the build's own folder. */
const serverFile = v.object({ file: v.string(), integrity: v.pipe(v.string(), v.startsWith('sha384-')) });
export type ServerFile = v.InferOutput<typeof serverFile>;

/** Identifies a build in the registry, in failures and in logs; also part of file names. */
const buildId = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/));
const contractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
/** Subresource integrity by file, of scripts and stylesheets. Empty in development: files change under their names. */
const integrity = v.record(v.string(), v.pipe(v.string(), v.startsWith('sha384-')));
/** Names by shared module: `{ '@portal/shared/router': ['Link'] }`. */
const namesByModule = v.record(v.string(), v.array(v.string()));

/**
 * One build of a section: what the section declared when it was built, and the build's files. Titles, menus and guards
 * belong to the build, so that a rollback and a canary bring their own.
 */
export const sectionBuild = v.object({
  ...sectionInfo.entries,
  id: buildId,
  /** URL of its files; ends with a slash: `/remotes/mf-sign/` or a CDN's. */
  base: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/), v.endsWith('/')),
  /** The container's script, relative to the base. */
  entry: v.string(),
  integrity,
  contractVersion,
  /** Versions of the shared modules that it was built against. */
  builtAgainst: v.record(v.string(), v.string()),
  /** What it imports of each shared module. */
  imports: namesByModule,
  /** By the path of a page or inset; `*` is what every page needs. The shell's HTML preloads them for a deep link. */
  files: v.record(v.string(), loadedFiles),
  /** The same pages for the shell's server, which renders them; without it browsers do. */
  server: v.optional(serverFile),
});
export type SectionBuild = v.InferOutput<typeof sectionBuild>;

/** Where a section's build writes its record, inside its output folder. */
export const SECTION_MANIFEST_FILE = 'section.json';

/** Beside the record: `<id>.json` lists the files of a build. */
export const BUILDS_FOLDER = 'builds';

/** The shell's name in the registry, beside those of the sections. */
export const SHELL_NAME = 'shell';

/** Below this path of the portal are the files of the shell's builds. */
export const SHELL_BASE = '/assets/';

/** One build of the shell, as its build writes it into `shell.json`. */
export const shellBuild = v.object({
  name: v.literal(SHELL_NAME),
  id: buildId,
  /** The page's template, a file in the shell's output folder. */
  template: buildId,
  /** The files of the home page, which is loaded like any other page. */
  home: loadedFiles,
  /** The files of the page with what the search has found. */
  search: v.optional(loadedFiles),
  /** The HTTP client, for pages that call the API. */
  http: v.optional(loadedFiles),
  /** The federation runtime, for pages of sections. */
  federation: v.optional(loadedFiles),
  integrity,
  contractVersion,
  /** Versions of the modules that it shares with sections; builds of before generations do not say it. */
  versions: v.optional(v.record(v.string(), v.string())),
  /** What its shared modules offer to sections. */
  exports: namesByModule,
  /** Built for development: React takes part in hot reload. */
  development: v.boolean(),
  /** What renders pages, and the template that takes them; without it browsers render. */
  server: v.optional(v.object({ ...serverFile.entries, template: buildId })),
});
export type ShellBuild = v.InferOutput<typeof shellBuild>;

/** Where the shell's build writes its record, inside its output folder. */
export const SHELL_MANIFEST_FILE = 'shell.json';

/** One release of the API, by the digest of what it serves. */
const apiRelease = v.object({ name: v.literal(API_NAME), id: buildId });
type ApiRelease = v.InferOutput<typeof apiRelease>;

/** The share of the visitors who get a canary: above 0, at most 1. */
const share = v.pipe(v.number(), v.gtValue(0), v.maxValue(1));

/** A canary that its judge has ended. */
interface EndedCanary {
  build: string;
  at: string;
  why: string;
}

/** An entry of the registry: which builds of a section or of the shell visitors get, or which releases of the API. */
interface Entry<Build> {
  name: string;
  current: Build;
  /** What was current before: the fallback when `current` fails, and the target of a rollback. */
  previous: Build | null;
  /** A third build, for a share of the visitors, and since when. */
  canary: { build: Build; share: number; since?: string | undefined } | null;
  /** The last canary that was ended because visitors fared worse with it; until another build is put live. */
  endedCanary?: EndedCanary | undefined;
  /** Where the section's own server is, for `/remotes/<name>/`; known when a build was registered by its URL there. */
  origin?: string | undefined;
}
export type SectionEntry = Entry<SectionBuild>;
/** The shell of the portal's own pages, and of all sections of its generation. */
export interface ShellEntry extends Entry<ShellBuild> {
  /** Those of the sections of other generations, one for each. */
  beside?: ShellBuild[] | undefined;
}
type ApiEntry = Entry<ApiRelease>;
export type BuildRecord = SectionBuild | ShellBuild | ApiRelease;
export type RegistryEntry = Entry<BuildRecord>;

export const isShellEntry = (entry: RegistryEntry): entry is ShellEntry => entry.name === SHELL_NAME;
export const isApiEntry = (entry: RegistryEntry): entry is ApiEntry => entry.name === API_NAME;
export const isSectionEntry = (entry: RegistryEntry): entry is SectionEntry =>
  !isShellEntry(entry) && !isApiEntry(entry);

function entryOf<Build extends v.GenericSchema<unknown, BuildRecord>, More extends v.ObjectEntries>(
  build: Build,
  more: More,
) {
  const time = v.pipe(v.string(), v.isoTimestamp());
  return v.pipe(
    v.object({
      name: v.string(),
      current: build,
      previous: v.nullable(build),
      canary: v.nullable(v.object({ build, share, since: v.optional(time) })),
      endedCanary: v.optional(v.object({ build: buildId, at: time, why: v.string() })),
      origin: v.optional(v.pipe(v.string(), v.url())),
      ...more,
    }),
    v.check(
      ({ name, current, previous, canary }) =>
        [current, previous, canary?.build].every((one) => !one || one.name === name),
      'An entry has builds of one app only',
    ),
  );
}
// No browser checks entries: none of these is in a build for browsers.
const sectionEntry = /* @__PURE__ */ entryOf(sectionBuild, {});
const shellEntry = /* @__PURE__ */ entryOf(shellBuild, { beside: v.optional(v.array(shellBuild)) });
const apiEntry = /* @__PURE__ */ entryOf(apiRelease, {});

const nameOf = (record: unknown) => (record as { name?: unknown } | null)?.name;

/** An entry of the registry, of the shell, the API or a section by its name. */
export const registryEntry = v.lazy((entry): typeof shellEntry | typeof apiEntry | typeof sectionEntry => {
  const name = nameOf(entry);
  if (name === API_NAME) return apiEntry;
  return name === SHELL_NAME ? shellEntry : sectionEntry;
});

/** What a build says about itself: `section.json`, `shell.json` or `api.json`. */
export const buildRecord = v.lazy((record): typeof shellBuild | typeof apiRelease | typeof sectionBuild => {
  const name = nameOf(record);
  if (name === API_NAME) return apiRelease;
  return name === SHELL_NAME ? shellBuild : sectionBuild;
});

/** The registry as one document, for publishing it at an address. */
export const registryDocument = v.object({ version: v.literal(2), entries: v.array(v.unknown()) });

/** The section that owns a path: one of its prefixes contains it. */
export const sectionAt = <Section extends { prefixes: readonly string[] }>(
  sections: readonly Section[],
  path: string,
): Section | undefined => sections.find(({ prefixes }) => prefixes.some((prefix) => isWithin(path, prefix)));
