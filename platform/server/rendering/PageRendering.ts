import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PATHS } from '@portal/shared/section/paths';
import type { Rendering } from '../../src/rendering/job.ts';
import { shellAt, type VisitorPortal } from '../registry/visitorRegistry.ts';
import { INSET_TIMEOUT_MS, RenderedInsets, type RenderedInset } from './RenderedInsets.ts';
import { RenderedPages, type CountPage } from './RenderedPages.ts';
import { renderedRequest } from './renderedRequest.ts';
import type { PageRequest, Renderer } from './Renderer.ts';
import { withInsets } from './withInsets.ts';

/** Rendered part of a document. */
export type ServerPage =
  | {
      kind: 'page' | 'frame';
      /** Path and the query parameters that the page reads, in the canonical order and encoding. */
      address: string;
      rendering: Rendering;
      insets: readonly RenderedInset[];
      /** Complete, including insets, and up to date with published content. */
      isWhole: boolean;
    }
  /** The page exists, but not the item that its query names, such as a deleted article. */
  | { kind: 'missing' };

interface Options {
  renderer: Renderer;
  /** Origin of a section's files, as this server reaches them. */
  originOf(section: string): Promise<string | null>;
  /** Names of sections that browsers render; `all` for everything. */
  renderedByBrowsers: readonly string[];
  /** Time that a visitor waits for a page. */
  timeoutMs: number;
  report(problem: string): void;
  count: CountPage;
  /** Paths of calls whose answers change by publishing alone. */
  publishedPaths: ReadonlySet<string>;
}

/**
 * Timeout of clients that are no browsers, such as search engines and link previews: they could not render the page,
 * and without it the document has neither its text nor its facts. Prefetches of browsers have the same timeout.
 */
const PATIENT_TIMEOUT_MS = 2000;

/** All current browsers send this header to a secure origin. */
const isBrowser = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] !== undefined;

/** Addresses that a request has passed, in the format that the API's proxy forwards. */
const visitorOf = ({ headers, socket }: FastifyRequest): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

const NO_INSETS = { insets: [], areAll: true };

const isMissing = (code: number) => code === 404;

/** A requested page, with the timeouts for the page and for its insets. */
interface Wanted {
  /** Path and query. */
  url: string;
  visitor: string | null;
  timeoutMs: number;
  insetTimeoutMs: number;
}

/** Renders pages for documents, as far as possible within a visitor's timeout. */
export class PageRendering {
  readonly #options: Options;
  readonly #pages: RenderedPages;
  readonly #insets: RenderedInsets;

  constructor(options: Options) {
    this.#options = options;
    const { renderer, report, count, timeoutMs, publishedPaths } = options;
    this.#pages = new RenderedPages({ renderer, report, count, timeoutMs, publishedPaths });
    this.#insets = new RenderedInsets({ pages: this.#pages, ...options });
  }

  /**
   * Renders the page at a path. The last argument is path and query of a prefetched page, other than the request's;
   * nobody waits for that one yet.
   * @param registry the visitor's registry as JSON, as it will be in the document.
   * @returns null if the browser has to render.
   */
  async pageFor(
    portal: VisitorPortal,
    registry: string,
    path: string,
    request: FastifyRequest,
    ahead?: string,
  ): Promise<ServerPage | null> {
    const browserTimeoutMs = this.#options.timeoutMs;
    const isUrgent = isBrowser(request) && ahead === undefined;
    const timeoutMs = isUrgent ? browserTimeoutMs : Math.max(PATIENT_TIMEOUT_MS, browserTimeoutMs);
    const insetTimeoutMs = isUrgent ? INSET_TIMEOUT_MS : timeoutMs;
    const url = ahead ?? request.url;
    return this.#pageAt(portal, registry, path, { url, visitor: visitorOf(request), timeoutMs, insetTimeoutMs });
  }

  /** Renders every public page once, so that no visitor is the first. */
  async warmUp(portal: VisitorPortal, registryOf: (path: string) => string): Promise<void> {
    const pages = portal.sections.flatMap(({ current }) => current.pages);
    const paths = [PATHS.home, ...pages.filter((page) => !page.guarded && !page.employeesOnly).map(({ path }) => path)];
    const { timeoutMs } = this.#options;
    for (const path of paths)
      await this.#pageAt(portal, registryOf(path), path, {
        url: path,
        visitor: null,
        timeoutMs,
        insetTimeoutMs: timeoutMs,
      });
  }

  /**
   * Sets whether this server is notified of published content: if so, pages with nothing else are cached until then.
   */
  setInvalidationOnline(isNotified: boolean): void {
    this.#pages.setInvalidationOnline(isNotified);
  }

  /** Renews requested pages in the background, after something was published. */
  renewAll(): Promise<void> {
    return this.#pages.renewAll();
  }

  close(): Promise<void> {
    return this.#pages.close();
  }

  async #pageAt(
    portal: VisitorPortal,
    registry: string,
    path: string,
    { url, visitor, timeoutMs, insetTimeoutMs }: Wanted,
  ): Promise<ServerPage | null> {
    const { renderedByBrowsers, originOf } = this.#options;
    const file = shellAt(portal, path).server?.file;
    if (!file || renderedByBrowsers.includes('all')) return null;
    const wanted = await renderedRequest(portal, url, path, originOf);
    if (!wanted || (wanted.section && renderedByBrowsers.includes(wanted.section.name))) return null;
    const version = `${file} ${createHash('sha256').update(registry).digest('base64url')}`;
    const request: PageRequest = { file, version, job: { ...wanted, registry, visitor } };
    const [outcome, { insets, areAll }] = await Promise.all([
      this.#pages.get(request, timeoutMs),
      wanted.frameOnly ? NO_INSETS : this.#insets.of(portal, path, request, insetTimeoutMs),
    ]);
    if (outcome?.kind === 'rendered') {
      const rendering = withInsets(outcome.rendering, insets);
      const isWhole = areAll && rendering.isComplete && !this.#pages.isOutdated(request);
      return { kind: wanted.frameOnly ? 'frame' : 'page', address: wanted.address, rendering, insets, isWhole };
    }
    if (outcome?.kind === 'needsBrowser') return this.#frame(request, path, timeoutMs);
    return outcome?.kind === 'refused' && isMissing(outcome.code) ? { kind: 'missing' } : null;
  }

  async #frame({ file, version, job }: PageRequest, path: string, timeoutMs: number): Promise<ServerPage | null> {
    const frame = { ...job, address: path, section: null, frameOnly: true };
    const outcome = await this.#pages.get({ file, version, job: frame }, timeoutMs);
    return outcome?.kind === 'rendered'
      ? { kind: 'frame', address: path, rendering: outcome.rendering, insets: [], isWhole: false }
      : null;
  }
}
