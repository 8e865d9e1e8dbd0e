import { pageAt } from '@portal/shared/section/pageAt';
import { SHELL_BASE, type LoadedFiles } from '@portal/shared/section/registry';
import { EARLY_INPUT_SCRIPT, MEMBER_SCRIPT } from '../../src/rendering/earlyInputScript.ts';
import { RENDERED_PAGE_ID, type RenderedPage } from '../../src/rendering/RenderedPage.ts';
import { ownFiles } from '../registry/preloads.ts';
import { sectionOf, type VisitorPortal } from '../registry/visitorRegistry.ts';
import type { ServerPage } from '../rendering/PageRendering.ts';
import { escapeHtml, escapeJson } from './escape.ts';

type Rendered = Extract<ServerPage, { rendering: unknown }>;

interface Build {
  id: string;
  base: string;
  integrity: Readonly<Record<string, string>>;
  styles: string[];
}

const stylesOf = (...loads: (LoadedFiles | undefined)[]) => [...new Set(loads.flatMap((files) => files?.styles ?? []))];

/** The build whose page it is, with the stylesheets that the page must not be seen without. */
function buildOf(portal: VisitorPortal, path: string): Build {
  const { shell } = portal;
  const build = sectionOf(portal, path)?.current;
  if (!build) return { id: '', base: SHELL_BASE, integrity: shell.integrity, styles: stylesOf(ownFiles(shell, path)) };
  const { files, pages } = build;
  return { ...build, styles: stylesOf(files['*'], files[pageAt(pages, path)?.path ?? path]) };
}

/** The chunk's own name tells the section's code that the stylesheet is there. */
const stylesheet =
  ({ base, integrity }: Build) =>
  (file: string) =>
    `<link rel="stylesheet" href="${escapeHtml(base + file)}" data-href="${escapeHtml(file)}"` +
    (integrity[file] ? ` integrity="${escapeHtml(integrity[file])}"` : '') +
    (base.startsWith('http') ? ' crossorigin="anonymous"' : '') +
    '>';

/** What a document with a rendered page has in the template's places, in addition to or instead of the ordinary. */
export function renderedParts(page: Rendered, portal: VisitorPortal, path: string, nonce: string) {
  const { rendering, kind } = page;
  const build = buildOf(portal, path);
  const facts: RenderedPage = { kind, build: kind === 'page' ? build.id : '', answers: rendering.answers };
  return {
    pageStyles: rendering.head + (kind === 'page' ? build.styles.map(stylesheet(build)).join('\n    ') : ''),
    early: `<script nonce="${nonce}">${MEMBER_SCRIPT}${EARLY_INPUT_SCRIPT}</script>`,
    content: rendering.html,
    rendered: `<script type="application/json" id="${RENDERED_PAGE_ID}">${escapeJson(facts)}</script>`,
  };
}
