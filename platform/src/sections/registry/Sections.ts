import type { RouteObject } from '@portal/shared/router';
import {
  SHELL_BASE,
  SHELL_NAME,
  type PageModule,
  type VisitorBuild,
  type VisitorInset,
  type VisitorSection,
} from '@portal/shared/section';
import { FailureReporter } from '../failures/FailureReporter.ts';
import type { RunningBuild } from '../failures/RunningBuild.ts';
import { asSectionError, type SectionError } from '../failures/SectionError.ts';
import { sendUnknown } from '../failures/sendReport.ts';
import { UnknownReporter } from '../failures/UnknownReporter.ts';
import { abandonFiles } from '../loading/abandonFiles.ts';
import { boundedRoutes, type LoaderArguments } from '../loading/boundedRoutes.ts';
import { deadlineOf, newDeadline, until } from '../loading/deadline.ts';
import { refetchFailed } from '../loading/failedFiles.ts';
import { hostContract } from '../loading/hostContract.ts';
import { hungBuilds } from '../loading/hungBuilds.ts';
import { PageLoader } from '../loading/PageLoader.ts';
import { SectionLoader } from '../loading/SectionLoader.ts';
import { refusalOf } from './refusal.ts';
import type { RegistryStore } from './RegistryStore.ts';
import { Replacement, type OpenNewDocument } from './Replacement.ts';

/**
 * Pause before a silent retry. A browser gives the first script for a preloaded file the failed preload, and the files
 * of a page fail one after the other: an earlier retry would fail with the rest of them.
 */
const REPEAT_DELAY_MS = 300;
const pause = async () => {
  await new Promise<void>((resolve) => setTimeout(resolve, REPEAT_DELAY_MS));
  await refetchFailed();
};

/** Loads the code for insets, if a page has slots and sections have insets for them. Never rejects. */
type LoadSlots = (path: string) => Promise<void>;

/** Runs a build's code and returns its exports. `fresh` fetches it again, bypassing every cache. */
type RunSection = (name: string, build: VisitorBuild, fresh: boolean) => Promise<unknown>;

interface PrepareOptions {
  /**
   * Path for the request to the registry, whose files are fetched with the section: that of the page, or one without a
   * page, for only the files that every page of the section needs.
   */
  asked?: string;
  /** The visitor is waiting for it: a failure is that of their own attempt, and not followed by another one. */
  isOpened?: boolean;
}

/** Sections of this document, and the shell's own pages. */
export class Sections {
  readonly registry: RegistryStore;
  readonly replacement: Replacement;
  readonly failures: FailureReporter;
  readonly unknown: UnknownReporter;
  readonly #loaders = new Map<string, SectionLoader>();
  /** Sections being started for pages that are not opened yet. */
  readonly #prepared = new Map<string, Promise<unknown>>();
  readonly #shell: RunningBuild;
  readonly #run: RunSection;
  readonly #loadSlots: LoadSlots;

  constructor(
    registry: RegistryStore,
    openNewDocument: OpenNewDocument,
    run: RunSection,
    loadSlots: LoadSlots = async () => undefined,
  ) {
    this.#run = run;
    this.#loadSlots = loadSlots;
    this.registry = registry;
    this.#shell = { section: SHELL_NAME, id: registry.shell, base: SHELL_BASE };
    this.replacement = new Replacement(registry, (name) => this.#ready(name), openNewDocument);
    this.failures = new FailureReporter({
      shell: this.#shell,
      sections: () =>
        [...this.#loaders.keys()].map((name) => this.#runningBuild(name)).filter((build) => build !== null),
      ownerOf: (name) => registry.ownerOf(name),
    });
    this.unknown = new UnknownReporter({
      readingBuild: () => this.#buildAt(location.pathname),
      ownerOf: (name) => registry.ownerOf(name),
      pagePath: () => location.pathname,
      send: sendUnknown,
    });
  }

  /** True if the visitor may see a path, as far as its section is known. */
  mayOpen(path: string): boolean {
    return refusalOf(path, this.registry.sections) === null;
  }

  /**
   * True if the page at a path may be loaded into this document, as far as its section is known: the visitor may see
   * it, and no other build of the shell runs it.
   */
  mayLoad(path: string): boolean {
    return this.mayOpen(path) && this.registry.otherShellAt(path) === null;
  }

  /** Section that owns a path; undefined if there is none. @throws SectionError if the registry cannot be loaded */
  find(path: string, deadline: AbortSignal): Promise<VisitorSection | undefined> {
    return until(
      deadline,
      this.registry.find(path, () => this.mayLoad(path)),
    ).catch((thrown: unknown) => {
      const error = asSectionError(thrown, SHELL_NAME, '');
      this.failures.report(error);
      throw error;
    });
  }

  /** Routes of a section returned by `find`. @throws SectionError */
  async load(name: string, deadline: AbortSignal): Promise<RouteObject[]> {
    const prepared = this.#prepared.get(name);
    if (prepared) await until(deadline, prepared).catch(() => undefined);
    const { build, routes } = await this.#loader(name).load(deadline);
    const { load } = this.#pageLoader({ section: name, id: build.id, base: build.base });
    return boundedRoutes(routes, (run, args) => {
      // In parallel to the page, so that room for insets is reserved from the beginning.
      const slots = this.#loadSlots(new URL(args.request.url).pathname);
      return load(async () => {
        const data = await run();
        await slots;
        return data;
      }, args);
    });
  }

  /** Code of an inset, and the id of its build. @throws SectionError */
  async loadInset({ path, section }: VisitorInset): Promise<{ module: PageModule; build: string }> {
    const request = new Request(location.href);
    const deadline = deadlineOf(request.signal);
    await this.find(path, deadline);
    const { build, insets } = await this.#loader(section).load(deadline);
    const load = insets?.[path];
    const run = async () => {
      if (!load) throw new Error(`not a section: ${path} is not exported`);
      return load();
    };
    const loader = this.#pageLoader({ section, id: build.id, base: build.base });
    return { build: build.id, module: await loader.load(run, { request } as LoaderArguments) };
  }

  /** Routes of the shell's own pages. */
  shellRoutes(routes: readonly RouteObject[]): RouteObject[] {
    return boundedRoutes(routes, this.#pageLoader(this.#shell).load);
  }

  /** Id of a section's build that runs here; empty for the shell's own pages, and while none runs. */
  buildOf(section: string | null): string {
    return section === null ? '' : (this.#ready(section)?.build.id ?? '');
  }

  /**
   * Starts the section of a path that will probably be visited; a failure is reported only then.
   * @returns routes of the section; null if there is none, or the path may not be loaded into this document.
   */
  async prepare(
    path: string,
    { asked = path, isOpened = false }: PrepareOptions = {},
  ): Promise<readonly RouteObject[] | null> {
    const deadline = newDeadline();
    const section = await this.registry.find(asked, () => this.mayLoad(path));
    if (!section || !this.mayLoad(path)) return null;
    const { name } = section;
    const starting = this.#loader(name).load(deadline);
    if (!isOpened) this.#prepared.set(name, starting);
    try {
      return (await starting).routes;
    } finally {
      if (this.#prepared.get(name) === starting) this.#prepared.delete(name);
    }
  }

  /** Makes the next navigation to this path a new attempt, which does not wait for hanging requests. */
  startOver(path: string): void {
    this.registry.startOver();
    const section = this.registry.sectionAt(path);
    if (section) {
      this.#loader(section.name).startOver();
      abandonFiles(section.current.base);
    }
    abandonFiles(this.#shell.base);
    this.replacement.askAtNextNavigation();
  }

  /** Converts an error into that of a section and its running build. */
  asError(thrown: unknown, section: string): SectionError {
    return asSectionError(thrown, section, this.#runningBuild(section)?.id ?? '');
  }

  /** Loader of a section; the same one until the document ends. */
  #loader(name: string): SectionLoader {
    const existing = this.#loaders.get(name);
    if (existing) return existing;
    const { registry } = this;
    const loader = new SectionLoader(name, {
      entry: () => registry.entry(name),
      refreshRegistry: () => registry.refreshSection(name),
      run: (build, fresh) => this.#run(name, build, fresh),
      abandon: ({ base }) => abandonFiles(base),
      pause,
      report: (error) => this.failures.report(error),
      hung: hungBuilds,
      host: hostContract,
    });
    this.#loaders.set(name, loader);
    return loader;
  }

  #pageLoader(build: RunningBuild): PageLoader {
    return new PageLoader(build, {
      pause,
      leaveIfReplaced: (path) => this.replacement.leaveIfReplaced(path),
      giveUp: ({ section, id, base }) => {
        hungBuilds.remember(section, id);
        abandonFiles(base);
      },
      report: (error) => this.failures.report(error),
    });
  }

  #ready(name: string) {
    const state = this.#loaders.get(name)?.state;
    return state?.phase === 'ready' ? state : null;
  }

  /** Build that runs at a path: the shell's on its own pages, and while none of the section's does. */
  #buildAt(path: string): RunningBuild {
    const section = this.registry.sectionAt(path);
    return (section && this.#runningBuild(section.name)) ?? this.#shell;
  }

  #runningBuild(name: string): RunningBuild | null {
    if (name === SHELL_NAME) return this.#shell;
    const ready = this.#ready(name);
    return ready && { section: name, id: ready.build.id, base: ready.build.base };
  }
}
