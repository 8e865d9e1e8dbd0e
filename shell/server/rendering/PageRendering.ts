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

/** What the server has for a visitor beside the ordinary document. */
export type ServerPage =
  | {
      kind: 'page' | 'frame';
      /** Path and what the page reads of the query, in the one order and writing that the cache has. */
      address: string;
      rendering: Rendering;
      insets: readonly RenderedInset[];
      /** Whether all of it has come, insets too, and nothing else has been published since. */
      isWhole: boolean;
    }
  /** The page exists, but not what its query names: an article that was deleted. */
  | { kind: 'missing' };

interface Options {
  renderer: Renderer;
  /** Where a section's files are, as this server reaches them. */
  originOf(section: string): Promise<string | null>;
  /** Names of sections that browsers render; `all` for everything. */
  renderedByBrowsers: readonly string[];
  /** How long a visitor waits for a page. */
  timeoutMs: number;
  report(problem: string): void;
  count: CountPage;
}

/**
 * How long who is no browser waits: a search engine, or the preview of a link. They could not render the page, and the
 * document without it has neither its text nor what it says of itself. A browser that asks ahead has as much time.
 */
const PATIENT_TIMEOUT_MS = 2000;

/** Every browser of today sends it to a secure origin. */
const isBrowser = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] !== undefined;

/** The addresses that a request has come through, as the API's proxy passes them on. */
const visitorOf = ({ headers, socket }: FastifyRequest): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

const NO_INSETS = { insets: [], areAll: true };

const isMissing = (code: number) => code === 404;

/** A page that is asked for, and how long is waited for it and for the insets on it. */
interface Wanted {
  /** Path and query. */
  url: string;
  visitor: string | null;
  timeoutMs: number;
  insetTimeoutMs: number;
}

/** Renders pages for documents, as far as that is possible in the time a visitor waits. */
export class PageRendering {
  readonly #options: Options;
  readonly #pages: RenderedPages;
  readonly #insets: RenderedInsets;

  constructor(options: Options) {
    this.#options = options;
    const { renderer, report, count, timeoutMs } = options;
    this.#pages = new RenderedPages({ renderer, report, count, timeoutMs });
    this.#insets = new RenderedInsets({ pages: this.#pages, ...options });
  }

  /**
   * @param registry the visitor's registry as JSON, as the document will have it.
   * @param ahead path and query of the page when it is another one than the request's: nobody waits for it yet.
   * @returns null when the browser has to render.
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

  /** Whether this server is told from now on of what is published: pages of nothing else are kept until then. */
  setTold(isTold: boolean): void {
    this.#pages.setTold(isTold);
  }

  /** Something else is published: renders anew what visitors ask for, behind them. */
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
