import { isWithin } from '@portal/shared/section/isWithin';
import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { Job, RenderedBuild } from '../../src/rendering/job.ts';
import { sectionOf, visitorBuild, type VisitorPortal } from '../registry/visitorRegistry.ts';

/** A render derived from a request. */
export interface RenderedRequest {
  /** Path and the query parameters that the page declares, in a fixed order. */
  address: string;
  section: Job['section'];
  frameOnly: boolean;
}

const MAX_ADDRESS_LENGTH = 300;

/** Query parameters of the search: keyword, kind of results, page number. */
const SEARCH_QUERY = ['keyword', 'kind', 'page'];

const isForMembers = ({ pages }: SectionBuild, path: string) =>
  pages.some((page) => (page.guarded || page.employeesOnly) && isWithin(path, page.path));

/** A build for the renderer; null if it has no server code, or its origin is unknown. */
export async function renderedBuild(
  build: SectionBuild,
  originOf: (section: string) => Promise<string | null>,
): Promise<RenderedBuild | null> {
  if (!build.server) return null;
  const { file, integrity } = build.server;
  const base = build.base.startsWith('http') ? build.base : await originOf(build.name);
  if (!base) return null;
  return { name: build.name, build: visitorBuild(build), url: new URL(file, base).href, integrity };
}

function addressOf(path: string, query: URLSearchParams, declared: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const name of declared.toSorted()) {
    const value = query.get(name);
    if (value !== null) parameters.append(name, value);
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/**
 * Render for an address: a public page, or only the frame of a page for members; null if browsers render.
 * @param originOf origin of a section's files, as this server reaches them.
 */
export async function renderedRequest(
  portal: VisitorPortal,
  url: string,
  path: string,
  originOf: (section: string) => Promise<string | null>,
): Promise<RenderedRequest | null> {
  if (path.length > MAX_ADDRESS_LENGTH) return null;
  if (path === PATHS.home) return { address: path, section: null, frameOnly: false };
  if (path === PATHS.search) {
    const address = addressOf(path, new URL(url, 'http://portal.invalid').searchParams, SEARCH_QUERY);
    return address.length > MAX_ADDRESS_LENGTH ? null : { address, section: null, frameOnly: false };
  }
  const build = sectionOf(portal, path)?.current;
  const page = build && pageAt(build.pages, path);
  if (!page || !build.server) return null;
  if (isForMembers(build, path)) return { address: path, section: null, frameOnly: true };
  const address = addressOf(path, new URL(url, 'http://portal.invalid').searchParams, page.query ?? []);
  if (address.length > MAX_ADDRESS_LENGTH) return null;
  const section = await renderedBuild(build, originOf);
  return section && { address, section, frameOnly: false };
}
