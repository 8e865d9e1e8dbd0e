import { pageFilesOf } from '@portal/platform/server/registry/pageFiles';
import { preloadsOf, scriptsOf, shellScriptsOf } from '@portal/platform/server/registry/preloads';
import { shellAt } from '@portal/platform/server/registry/visitorRegistry';
import { mapPageOf } from '../services/servicePages.ts';
import type { Settings } from '../settings.ts';
import { dataOf, headOf } from './head/headOf.ts';
import { headTexts } from './head/headTexts.ts';
import { knownFacts } from './head/knownFacts.ts';
import { renderPage, type Document } from './page.ts';
import { renderedParts } from './renderedParts.ts';
import type { ResolvedPage } from './resolvePage.ts';
import type { Template } from './template.ts';

interface DocumentOptions {
  template: (file: string) => Template;
  /** Texts of the inlined stylesheets, by file. */
  styles: ReadonlyMap<string, string>;
  settings: Pick<Settings, 'production' | 'portalOrigin' | 'postcodeOrigin' | 'mapKey'>;
}

/** The document of a page; nothing in it is specific to one visitor. */
export function documentOf(page: ResolvedPage, { template, styles, settings }: DocumentOptions): Document {
  const { portal, registry, path, url, title, exists, rendered, isOverridden } = page;
  const { production, portalOrigin: origin, postcodeOrigin } = settings;
  const whole = rendered?.kind === 'page' ? rendered.rendering : null;
  const facts = knownFacts(whole?.facts ?? []);
  const texts = headTexts(title, whole, facts, path);
  const filesOf = whole ? scriptsOf : preloadsOf;
  const build = pageFilesOf(portal, path);
  const shell = shellAt(portal, path);
  const found = { portal, origin, path, url, exists, ...texts, facts };

  return renderPage(template((rendered && shell.server?.template) ?? shell.template), {
    ...texts,
    found: headOf(found),
    data: dataOf(found),
    registry,
    preloads: isOverridden ? [] : filesOf(portal, path),
    shellScripts: shellScriptsOf(portal, path, whole !== null),
    hotReload: shell.development,
    production,
    postcodeOrigin,
    mapPage: mapPageOf(settings),
    ...(rendered && { rendered: renderedParts(rendered, build, styles) }),
  });
}
