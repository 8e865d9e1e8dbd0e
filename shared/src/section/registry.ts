import * as v from 'valibot';
import { API_NAME } from '../contract/comparison/apiName.ts';
import { isWithin } from './isWithin.ts';

const absolutePath = v.pipe(v.string(), v.startsWith('/'));

/** Page of a section; known before its code is loaded. */
const sectionPage = v.object({
  path: absolutePath,
  title: v.string(),
  /**
   * Members only: a guest sees 로그인시 접근가능합니다. and stays on the previous page (specification §5). Also applies to paths
   * below it.
   */
  guarded: v.optional(v.boolean(), false),
  /** Employees only: others see a message and stay on the previous page. Like `guarded`. */
  employeesOnly: v.optional(v.boolean()),
  /** Query names that determine the content: the server renders the page with them and caches it by them. */
  query: v.optional(v.array(v.string())),
  /**
   * Query name of the item's number, such as `noticeNo`, on a page that shows one of many items. Each item then has a
   * canonical URL; without it, the page has a single one, regardless of filters and searches.
   */
  item: v.optional(v.string()),
  /**
   * Query names of item numbers, such as `educationNo` and `examinationNo`, on a page that also has a URL of its own.
   */
  items: v.optional(v.array(v.string())),
  /** Search terms for the page in addition to its title; without them, the portal's search does not find it. */
  words: v.optional(v.array(v.string())),
});

/** Menu of the header with its pages. Sections that use the same `id` share one menu. */
export const menu = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.string(),
  /** Menus are sorted in ascending order. */
  order: v.number(),
  entries: v.array(v.object({ title: v.string(), path: absolutePath })),
});
export type Menu = v.InferOutput<typeof menu>;

const length = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?rem$/));

/** Content of a section in a slot of another page; known before its code is loaded. */
export const inset = v.object({
  /** Path within the section, from `insetPath`. */
  path: absolutePath,
  /** Name in `SLOTS`; a shell of another release skips unknown ones. */
  slot: v.string(),
  /** Insets of a slot are sorted in ascending order. */
  order: v.number(),
  /** Shown with a retry button if the inset fails; without it nothing is shown. */
  title: v.optional(v.string()),
  /** Members only: a guest's page reserves no room for it. */
  guarded: v.optional(v.boolean()),
  /** True if guests and members see the same, so that it need not be re-rendered for a member. */
  isSameForAll: v.optional(v.boolean()),
  /** Reserved height, the usual one: for widths up to 40rem, up to 64rem, and above. */
  minHeight: v.object({ phone: length, tablet: v.optional(length), wide: length }),
});
export type Inset = v.InferOutput<typeof inset>;

/**
 * Declaration of a section in its `src/section.ts`. Static data, so that menus, titles and guards work without the
 * section's code.
 */
export const sectionInfo = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z0-9-]+$/)),
  title: v.string(),
  owner: v.object({ team: v.string(), contact: v.string() }),
  /** First segments of its paths: `/news` contains `/news/notice`. */
  prefixes: v.array(v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+$/))),
  pages: v.array(sectionPage),
  menus: v.array(menu),
  insets: v.optional(v.array(inset)),
});
export type SectionInfo = v.InferInput<typeof sectionInfo>;

/** Files that load together, relative to the build's base. */
const loadedFiles = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });
export type LoadedFiles = v.InferOutput<typeof loadedFiles>;

/** Name of a file below a base; never a URL of its own, which a server would fetch. */
const relativeFile = v.pipe(v.string(), v.regex(/^\w[\w./-]*$/));

/** File for the shell's server, relative to the build's own folder. */
const serverFile = v.object({ file: relativeFile, integrity: v.pipe(v.string(), v.startsWith('sha384-')) });
export type ServerFile = v.InferOutput<typeof serverFile>;

/** Id of a build in the registry, in failures and in logs; also part of file names. */
const buildId = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/));
const contractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
/**
 * Subresource integrity of scripts and stylesheets by file. Empty in development, where files change under the same
 * names.
 */
const integrity = v.record(v.string(), v.pipe(v.string(), v.startsWith('sha384-')));
/** Names by shared module: `{ '@portal/shared/router': ['Link'] }`. */
const namesByModule = v.record(v.string(), v.array(v.string()));

/**
 * Build of a section: its declaration at build time and its files. Titles, menus and guards belong to the build, so
 * that a rollback or a canary has its own.
 */
export const sectionBuild = v.object({
  ...sectionInfo.entries,
  id: buildId,
  /** Base URL of its files with a trailing slash: `/remotes/mf-sign/` or on a CDN. */
  base: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/), v.endsWith('/')),
  /** Script of the container, relative to the base. */
  entry: relativeFile,
  integrity,
  contractVersion,
  /** Versions of the shared modules at build time. */
  builtAgainst: v.record(v.string(), v.string()),
  /** Names imported from each shared module. */
  imports: namesByModule,
  /**
   * Files by path of a page or inset; `*` has the files of every page. The shell's HTML preloads them for a deep link.
   */
  files: v.record(v.string(), loadedFiles),
  /** Build of the same pages for the shell's server; without it browsers render them. */
  server: v.optional(serverFile),
});
export type SectionBuild = v.InferOutput<typeof sectionBuild>;

/** File of a section's build record in its output folder. */
export const SECTION_MANIFEST_FILE = 'section.json';

/** Folder next to the record: `<id>.json` lists the files of a build. */
export const BUILDS_FOLDER = 'builds';

/** Name of the shell in the registry, next to those of the sections. */
export const SHELL_NAME = 'shell';

/** Path of the files of the shell's builds. */
export const SHELL_BASE = '/assets/';

/** Build of the shell, as written to `shell.json`. */
export const shellBuild = v.object({
  name: v.literal(SHELL_NAME),
  id: buildId,
  /** Template of the page, a file in the shell's output folder. */
  template: buildId,
  /** Files of the home page, which is lazily loaded like any page. */
  home: loadedFiles,
  /** Files of the page with search results. */
  search: v.optional(loadedFiles),
  /** HTTP client, for pages with API calls. */
  http: v.optional(loadedFiles),
  /** Federation runtime, for pages of sections. */
  federation: v.optional(loadedFiles),
  integrity,
  contractVersion,
  /** Versions of the modules shared with sections; missing in builds from before generations existed. */
  versions: v.optional(v.record(v.string(), v.string())),
  /** Names that its shared modules export to sections. */
  exports: namesByModule,
  /** True for a development build, in which React supports hot reload. */
  development: v.boolean(),
  /** Server code that renders pages, and its template; without it browsers render. */
  server: v.optional(v.object({ ...serverFile.entries, template: buildId })),
});
export type ShellBuild = v.InferOutput<typeof shellBuild>;

/** File of the shell's build record in its output folder. */
export const SHELL_MANIFEST_FILE = 'shell.json';

/** Release of the API, identified by the digest of its calls. */
const apiRelease = v.object({ name: v.literal(API_NAME), id: buildId });
type ApiRelease = v.InferOutput<typeof apiRelease>;

/** Share of the visitors who get a canary: above 0, at most 1. */
const share = v.pipe(v.number(), v.gtValue(0), v.maxValue(1));

/** Canary that was stopped automatically. */
interface EndedCanary {
  build: string;
  at: string;
  why: string;
}

/** Entry of the registry: the builds of a section or of the shell that visitors get, or releases of the API. */
interface Entry<Build> {
  name: string;
  current: Build;
  /** Previous build: the fallback if `current` fails, and the target of a rollback. */
  previous: Build | null;
  /** Third build for a share of the visitors, with its start time. */
  canary: { build: Build; share: number; since?: string | undefined } | null;
  /** Last canary that was stopped because of more failures; until another build is deployed. */
  endedCanary?: EndedCanary | undefined;
  /** Origin of the section's own server, for `/remotes/<name>/`; known if a build was registered by its URL there. */
  origin?: string | undefined;
}
export type SectionEntry = Entry<SectionBuild>;
/** Shell of the portal's own pages, and of all sections of its generation. */
export interface ShellEntry extends Entry<ShellBuild> {
  /** Shells for sections of other generations, one per generation. */
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
// No browser validates entries: none of these is part of a browser build.
const sectionEntry = /* @__PURE__ */ entryOf(sectionBuild, {});
const shellEntry = /* @__PURE__ */ entryOf(shellBuild, { beside: v.optional(v.array(shellBuild)) });
const apiEntry = /* @__PURE__ */ entryOf(apiRelease, {});

const nameOf = (record: unknown) => (record as { name?: unknown } | null)?.name;

/** Entry of the registry for the shell, the API or a section, by its name. */
export const registryEntry = v.lazy((entry): typeof shellEntry | typeof apiEntry | typeof sectionEntry => {
  const name = nameOf(entry);
  if (name === API_NAME) return apiEntry;
  return name === SHELL_NAME ? shellEntry : sectionEntry;
});

/** Build record: `section.json`, `shell.json` or `api.json`. */
export const buildRecord = v.lazy((record): typeof shellBuild | typeof apiRelease | typeof sectionBuild => {
  const name = nameOf(record);
  if (name === API_NAME) return apiRelease;
  return name === SHELL_NAME ? shellBuild : sectionBuild;
});

/** Registry as one document, for publishing at a URL. */
export const registryDocument = v.object({ version: v.literal(2), entries: v.array(v.unknown()) });

/** Section that owns a path, by its prefixes. */
export const sectionAt = <Section extends { prefixes: readonly string[] }>(
  sections: readonly Section[],
  path: string,
): Section | undefined => sections.find(({ prefixes }) => prefixes.some((prefix) => isWithin(path, prefix)));
