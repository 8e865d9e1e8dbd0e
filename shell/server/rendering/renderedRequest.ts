import { isWithin } from '@portal/shared/section/isWithin';
import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { Job, RenderedBuild } from '../../src/rendering/job.ts';
import { sectionOf, visitorBuild, type VisitorPortal } from '../registry/visitorRegistry.ts';

/** What is to be rendered for a request. */
export interface RenderedRequest {
  /** Path and those names of the query that the page declares, in a fixed order. */
  address: string;
  section: Job['section'];
  frameOnly: boolean;
}

const MAX_ADDRESS_LENGTH = 300;

/** What the address of the search says: the words, the kind of results, the page of them. */
const SEARCH_QUERY = ['keyword', 'kind', 'page'];

const isForMembers = ({ pages }: SectionBuild, path: string) =>
  pages.some((page) => (page.guarded || page.employeesOnly) && isWithin(path, page.path));

/** A build as the renderer gets it; null without code for the server, or where nobody knows where that is. */
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
  const kept = new URLSearchParams();
  for (const name of declared.toSorted()) {
    const value = query.get(name);
    if (value !== null) kept.append(name, value);
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/**
 * What the server renders for an address: a public page, the frame of one for members; null when browsers do it.
 * @param originOf where a section's files are, as this server reaches them.
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
