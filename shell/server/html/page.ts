import { CSRF_COOKIE_SCRIPT } from '@portal/platform/rendering/csrfCookieScript';
import { DOCUMENT_RULES } from '@portal/platform/rendering/documentRules';
import { FORGET_FAILED_SCRIPT } from '@portal/platform/rendering/forgetFailedScript';
import { START_AGAIN_SCRIPT } from '@portal/platform/rendering/startAgainScript';
import { STAY_READABLE_SCRIPT } from '@portal/platform/rendering/stayReadableScript';
import { TEXT_SIZE_SCRIPT } from '@portal/platform/rendering/textSizeScript';
import { TRUSTED_TYPES_SCRIPT } from '@portal/platform/rendering/trustedTypesScript';
import { UNLAYER_SCRIPT } from '@portal/platform/rendering/unlayerScript';
import { sectionOf, type VisitorPortal } from '@portal/platform/server/registry/visitorRegistry';
import { association, qualification } from '@portal/shared/association';
import { HOT_RELOAD_HOOK } from '@portal/shared/federation/hotReloadHook';
import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import type { Preload, VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { escapeHtml, escapeJson } from './escape.ts';
import type { Template } from './template.ts';

/** Titles of the shell's own pages. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  '/': association.name,
  [PATHS.home]: association.name,
  '/intro': association.name,
  [PATHS.search]: `검색 | ${association.name}`,
};

/** Default description of a page. */
export const DESCRIPTION = `${association.name} - 위생교육, ${qualification.name} 교육과 시험, 외식업 소식`;

/** Title of a path; null if the portal has no such page. */
export function titleOf(portal: VisitorPortal, path: string): string | null {
  const ownTitle = OWN_TITLES[path];
  if (ownTitle) return ownTitle;
  const page = pageAt(sectionOf(portal, path)?.current.pages ?? [], path);
  return page ? `${page.title} | ${association.name}` : null;
}

/** A document, with its inlined texts that the content security policy must allow. */
export interface Document {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** Differences in the document of a page that the server has rendered. */
export interface RenderedValues {
  /** By the template's placeholders. */
  places: Readonly<Record<string, string>>;
  /** A script before the page, and elements after it. */
  early: { script: string; after: string };
  styles: readonly string[];
}

interface PageValues {
  /** Escaped for HTML, as is the description. */
  title: string;
  description: string;
  /** Other elements of the head for search engines and previews. */
  found: string;
  /** Structured data of the page. */
  data: string;
  registry: VisitorRegistry;
  /** Preloads of the page's files. */
  preloads: Preload[];
  /** Preloads of the shell's scripts besides its bundle, at low priority. */
  shellScripts: Preload[];
  production: boolean;
  /** Origin of the postcode service's page; null without one. */
  postcodeOrigin: string | null;
  /** Address of the page with the map of a place. */
  mapPage: string | null;
  /** Enables the hot reload of sections, which needs the shell's React. */
  hotReload: boolean;
  rendered?: RenderedValues;
}

const preloadLink =
  (isLow: boolean) =>
  ({ href, as, integrity, crossOrigin }: Preload) =>
    `<link rel="preload" as="${as}" href="${escapeHtml(href)}"` +
    (isLow && as === 'script' ? ' fetchpriority="low"' : '') +
    (integrity ? ` integrity="${escapeHtml(integrity)}"` : '') +
    (crossOrigin ? ` crossorigin="${crossOrigin}"` : '') +
    '>';

/** Two elements: a browser that cannot parse the second one still runs the first. */
const START_SCRIPTS = [
  TRUSTED_TYPES_SCRIPT + UNLAYER_SCRIPT + STAY_READABLE_SCRIPT + CSRF_COOKIE_SCRIPT + TEXT_SIZE_SCRIPT,
  FORGET_FAILED_SCRIPT + START_AGAIN_SCRIPT,
];

/** Templates of earlier builds lack this placeholder and have it in the head instead. */
const DATA_PLACE = '{{data}}';

const element = (script: string) => `<script>${script}</script>`;
const RULES = `<script type="speculationrules">${DOCUMENT_RULES}</script>`;

/** The built template with a page's values: the same for all visitors who get the same builds. */
export function renderPage(template: Template, values: PageValues): Document {
  const { rendered } = values;
  const reload = values.hotReload ? [HOT_RELOAD_HOOK] : [];
  const replacements: Record<string, string> = {
    title: values.title,
    description: values.description,
    found: values.found + (template.text.includes(DATA_PLACE) ? '' : values.data),
    data: values.data,
    startAgain: START_SCRIPTS.map(element).join('') + RULES,
    preloads: [
      ...reload.map(element),
      ...values.shellScripts.map(preloadLink(true)),
      // A page that can be read already needs its styles first, then its code.
      ...values.preloads.map(preloadLink(rendered !== undefined)),
    ].join('\n    '),
    registry: escapeJson(values.registry),
    environment: values.production ? 'production' : 'development',
    postcode: escapeHtml(values.postcodeOrigin ?? ''),
    map: escapeHtml(values.mapPage ?? ''),
    ...rendered?.places,
    ...(rendered && { early: element(rendered.early.script) + rendered.early.after }),
  };
  return {
    // In one pass, so that no text of a page is taken for a placeholder.
    html: template.text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => replacements[name] ?? whole),
    // Only texts inserted here, never those that a page's own text might contain.
    scripts: [...START_SCRIPTS, DOCUMENT_RULES, ...reload, ...(rendered ? [rendered.early.script] : [])],
    styles: [...template.styles, ...(rendered?.styles ?? [])],
  };
}
