import type { FastifyRequest } from 'fastify';
import { registryOfPath, type VisitorPortal } from '@portal/platform/server/registry/visitorRegistry';
import type { PageRendering, ServerPage } from '@portal/platform/server/rendering/PageRendering';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { titleOf } from './page.ts';

/** Content of an address, with its builds. */
export interface ResolvedPage {
  portal: VisitorPortal;
  registry: VisitorRegistry;
  path: string;
  /** Path and query. */
  url: string;
  /** From the page table; null if the portal has no such page. */
  title: string | null;
  /** False also for a page whose query names a missing item, such as a deleted article. */
  exists: boolean;
  /** Rendered by the server: the whole page or only the frame. Null if the browser renders. */
  rendered: Exclude<ServerPage, { kind: 'missing' }> | null;
  /** A build of a section is replaced by a developer's own, or by a preview. */
  isOverridden: boolean;
}

/** Finds the page of a path for a visitor, and renders it within the timeout. */
export async function resolvePage(
  portal: VisitorPortal,
  path: string,
  request: FastifyRequest,
  rendering: PageRendering,
): Promise<ResolvedPage> {
  const { url } = request;
  const registry = registryOfPath(portal, path);
  const title = titleOf(portal, path);
  const isOverridden = url.includes('?section.') || portal.preview !== undefined;
  const page = isOverridden ? null : await rendering.pageFor(portal, JSON.stringify(registry), path, request);
  const exists = title !== null && page?.kind !== 'missing';
  const rendered = page?.kind === 'missing' ? null : page;
  return { portal, registry, path, url, title, exists, rendered, isOverridden };
}
