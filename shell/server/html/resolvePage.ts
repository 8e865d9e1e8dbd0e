import type { FastifyRequest } from 'fastify';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { registryOfPath, type VisitorPortal } from '../registry/visitorRegistry.ts';
import type { PageRendering, ServerPage } from '../rendering/PageRendering.ts';
import { titleOf } from './page.ts';

/** What is shown at an address, and of which builds. */
export interface ResolvedPage {
  portal: VisitorPortal;
  registry: VisitorRegistry;
  path: string;
  /** The path with its query. */
  url: string;
  /** By the table of pages; null where the portal has no such page. */
  title: string | null;
  /** Whether there is such a page, and what its query names: an article that was deleted is not there. */
  exists: boolean;
  /** What the server has rendered, all of the page or the frame around it; null where the browser renders. */
  rendered: Exclude<ServerPage, { kind: 'missing' }> | null;
  /** Whether a developer looks at another build of a section, with other files. */
  isOverridden: boolean;
}

/** Finds what the visitor of a portal sees at a path, and renders it as far as there is time. */
export async function resolvePage(
  portal: VisitorPortal,
  path: string,
  request: FastifyRequest,
  rendering: PageRendering,
): Promise<ResolvedPage> {
  const { url } = request;
  const registry = registryOfPath(portal, path);
  const title = titleOf(portal, path);
  const isOverridden = url.includes('?section.');
  const page = isOverridden ? null : await rendering.pageFor(portal, JSON.stringify(registry), path, request);
  const exists = title !== null && page?.kind !== 'missing';
  const rendered = page?.kind === 'missing' ? null : page;
  return { portal, registry, path, url, title, exists, rendered, isOverridden };
}
