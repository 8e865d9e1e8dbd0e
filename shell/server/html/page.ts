import { association } from '@portal/shared/association';
import { HOT_RELOAD_HOOK } from '@portal/shared/federation/hotReloadHook';
import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import type { Preload, VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { sectionOf, type VisitorPortal } from '../registry/visitorRegistry.ts';

/** Titles of the shell's own pages. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  '/': association.name,
  [PATHS.home]: association.name,
  '/intro': association.name,
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON inside a script element: nothing in it can end the element. */
const escapeJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A path's title; null when the portal has no such page. */
export function titleOf(portal: VisitorPortal, path: string): string | null {
  const ownTitle = OWN_TITLES[path];
  if (ownTitle) return ownTitle;
  const page = pageAt(sectionOf(portal, path)?.current.pages ?? [], path);
  return page ? `${page.title} | ${association.name}` : null;
}

interface PageValues {
  nonce: string;
  title: string;
  registry: VisitorRegistry;
  preloads: Preload[];
  production: boolean;
  /** Where the postcode service's page is. */
  postcodeOrigin: string | null;
  /** Lets a section's hot reload reach the React of the shell. */
  hotReload: boolean;
}

const preloadLink =
  (nonce: string) =>
  ({ href, as, integrity, crossOrigin }: Preload) =>
    `<link rel="preload" as="${as}" href="${escapeHtml(href)}" nonce="${nonce}"` +
    (integrity ? ` integrity="${escapeHtml(integrity)}"` : '') +
    (crossOrigin ? ` crossorigin="${crossOrigin}"` : '') +
    '>';

/** The built template with one visitor's values in it. */
export function renderPage(template: string, values: PageValues): string {
  const replacements: Record<string, string> = {
    nonce: values.nonce,
    title: escapeHtml(values.title),
    preloads:
      (values.hotReload ? `<script nonce="${values.nonce}">${HOT_RELOAD_HOOK}</script>\n    ` : '') +
      values.preloads.map(preloadLink(values.nonce)).join('\n    '),
    registry: escapeJson(values.registry),
    environment: values.production ? 'production' : 'development',
    postcode: escapeHtml(values.postcodeOrigin ?? ''),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => replacements[name] ?? whole);
}
