import { hasSlot } from '@portal/shared/section/slots';
import type { Rendering } from '../../src/rendering/job.ts';
import { pageFilesOf, type PageFiles } from '../registry/pageFiles.ts';
import { sectionOf, shellAt, type VisitorPortal } from '../registry/visitorRegistry.ts';
import type { RenderedPages } from './RenderedPages.ts';
import { renderedBuild } from './renderedRequest.ts';
import type { PageRequest } from './Renderer.ts';

/** Time that a visitor waits for an inset before the browser renders it. */
export const INSET_TIMEOUT_MS = 100;

/** An inset as HTML, with its build. */
export interface RenderedInset {
  path: string;
  build: PageFiles;
  rendering: Rendering;
  /** Something has been published since. */
  isOutdated: boolean;
}

interface Options {
  pages: RenderedPages;
  /** Origin of a section's files, as this server reaches them. */
  originOf(section: string): Promise<string | null>;
  /** Names of sections that browsers render. */
  renderedByBrowsers: readonly string[];
}

/** Insets of sections on other pages, each rendered by its own section's process, in parallel to the page. */
export class RenderedInsets {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Public insets of a page that were rendered completely and in time, and whether they are all, and up to date. Takes
   * no longer than the timeout; never throws.
   */
  async of(
    portal: VisitorPortal,
    path: string,
    request: PageRequest,
    timeoutMs: number,
  ): Promise<{ insets: RenderedInset[]; areAll: boolean }> {
    // A page of another generation has none: its registry names the insets of the portal's own.
    if (shellAt(portal, path) !== portal.shell) return { insets: [], areAll: true };
    const wanted = portal.sections
      .filter(({ name }) => !this.#options.renderedByBrowsers.includes(name))
      .flatMap(({ current }) => current.insets ?? [])
      .filter(({ slot, guarded }) => hasSlot(path, slot) && !guarded)
      // The document can only run its own generation.
      .filter((inset) => shellAt(portal, inset.path) === portal.shell);
    const found = await Promise.all(wanted.map((inset) => this.#rendered(portal, inset.path, request, timeoutMs)));
    const insets = found.filter((inset) => inset !== null);
    const isNewest = insets.every(({ isOutdated }) => !isOutdated);
    return { insets, areAll: insets.length === found.length && isNewest };
  }

  async #rendered(
    portal: VisitorPortal,
    path: string,
    page: PageRequest,
    timeoutMs: number,
  ): Promise<RenderedInset | null> {
    const build = sectionOf(portal, path)?.current;
    const section = build && (await renderedBuild(build, this.#options.originOf));
    if (!section) return null;
    const request: PageRequest = {
      ...page,
      // The registry of the surrounding page does not contain the section's build.
      version: `${page.version} ${section.integrity}`,
      job: { ...page.job, section, inset: path },
    };
    const outcome = await this.#options.pages.get(request, timeoutMs);
    if (outcome?.kind !== 'rendered' || !outcome.rendering.isComplete) return null;
    const isOutdated = this.#options.pages.isOutdated(request);
    return { path, build: pageFilesOf(portal, path), rendering: outcome.rendering, isOutdated };
  }
}
