import { association, qualification } from '@portal/shared/association';
import { HOT_RELOAD_HOOK } from '@portal/shared/federation/hotReloadHook';
import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import type { Preload, VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { FORGET_FAILED_SCRIPT } from '../../src/rendering/forgetFailedScript.ts';
import { START_AGAIN_SCRIPT } from '../../src/rendering/startAgainScript.ts';
import { STAY_READABLE_SCRIPT } from '../../src/rendering/stayReadableScript.ts';
import { UNLAYER_SCRIPT } from '../../src/rendering/unlayerScript.ts';
import { sectionOf, type VisitorPortal } from '../registry/visitorRegistry.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** Titles of the shell's own pages. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  '/': association.name,
  [PATHS.home]: association.name,
  '/intro': association.name,
  [PATHS.search]: `검색 | ${association.name}`,
};

/** What the portal is, for search engines, where a page does not say it itself. */
export const DESCRIPTION = `${association.name} - 위생교육, ${qualification.name} 교육과 시험, 외식업 소식`;

/** A path's title; null when the portal has no such page. */
export function titleOf(portal: VisitorPortal, path: string): string | null {
  const ownTitle = OWN_TITLES[path];
  if (ownTitle) return ownTitle;
  const page = pageAt(sectionOf(portal, path)?.current.pages ?? [], path);
  return page ? `${page.title} | ${association.name}` : null;
}

interface PageValues {
  nonce: string;
  /** Escaped for HTML, as is the description. */
  title: string;
  description: string;
  /** What else the head says to those who find and share the page. */
  found: string;
  registry: VisitorRegistry;
  /** Of the page. */
  preloads: Preload[];
  /** Of the shell, beside its bundle; with what the line has left. */
  shellScripts: Preload[];
  production: boolean;
  /** Where the postcode service's page is. */
  postcodeOrigin: string | null;
  /** Address of the page with the map of a place. */
  mapPage: string | null;
  /** Lets a section's hot reload reach the React of the shell. */
  hotReload: boolean;
  /** What is different because the server has rendered the page. */
  rendered?: Readonly<Record<string, string>>;
}

const preloadLink =
  (nonce: string, isLow: boolean) =>
  ({ href, as, integrity, crossOrigin }: Preload) =>
    `<link rel="preload" as="${as}" href="${escapeHtml(href)}" nonce="${nonce}"` +
    (isLow && as === 'script' ? ' fetchpriority="low"' : '') +
    (integrity ? ` integrity="${escapeHtml(integrity)}"` : '') +
    (crossOrigin ? ` crossorigin="${crossOrigin}"` : '') +
    '>';

/** The built template with one visitor's values in it. */
export function renderPage(template: string, values: PageValues): string {
  const replacements: Record<string, string> = {
    nonce: values.nonce,
    title: values.title,
    description: values.description,
    found: values.found,
    // Two elements: a browser that cannot read the second one reads the first.
    startAgain: [UNLAYER_SCRIPT + STAY_READABLE_SCRIPT, FORGET_FAILED_SCRIPT + START_AGAIN_SCRIPT]
      .map((script) => `<script nonce="${values.nonce}">${script}</script>`)
      .join(''),
    preloads:
      (values.hotReload ? `<script nonce="${values.nonce}">${HOT_RELOAD_HOOK}</script>\n    ` : '') +
      [
        ...values.shellScripts.map(preloadLink(values.nonce, true)),
        // What can be read already needs its styles first, then its code.
        ...values.preloads.map(preloadLink(values.nonce, values.rendered !== undefined)),
      ].join('\n    '),
    registry: escapeJson(values.registry),
    environment: values.production ? 'production' : 'development',
    postcode: escapeHtml(values.postcodeOrigin ?? ''),
    map: escapeHtml(values.mapPage ?? ''),
    ...values.rendered,
  };
  // In one pass, so that no text of a page is taken for a place of the template.
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => replacements[name] ?? whole);
}
