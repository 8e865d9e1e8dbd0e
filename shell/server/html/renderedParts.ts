import { EARLY_INPUT_SCRIPT, MEMBER_SCRIPT } from '@portal/platform/rendering/earlyInputScript';
import { RENDERED_PAGE_ID, type RenderedPage } from '@portal/platform/rendering/RenderedPage';
import { withoutScripts } from '@portal/platform/rendering/withoutScripts';
import { stylesOf, type PageFiles } from '@portal/platform/server/registry/pageFiles';
import type { ServerPage } from '@portal/platform/server/rendering/PageRendering';
import type { RenderedInset } from '@portal/platform/server/rendering/RenderedInsets';
import { escapeHtml, escapeJson } from './escape.ts';
import type { RenderedValues } from './page.ts';

type Rendered = Extract<ServerPage, { rendering: unknown }>;

/**
 * A stylesheet of the page: inlined if its text is known, otherwise linked. The chunk's name lets the section's code
 * find it.
 */
const stylesheet =
  ({ base, integrity }: PageFiles, texts: ReadonlyMap<string, string>) =>
  (file: string) => {
    const text = texts.get(file);
    if (text !== undefined) return `<style data-href="${escapeHtml(file)}">${text}</style>`;
    return (
      `<link rel="stylesheet" href="${escapeHtml(base + file)}" data-href="${escapeHtml(file)}"` +
      (integrity[file] ? ` integrity="${escapeHtml(integrity[file])}"` : '') +
      (base.startsWith('http') ? ' crossorigin="anonymous"' : '') +
      '>'
    );
  };

const insetFacts = ({ path, build, rendering }: RenderedInset) =>
  [path, { build: build.id, answers: rendering.answers }] as const;

/**
 * Values for the template's placeholders in a document with a rendered page, in addition to or instead of the default
 * ones.
 * @param texts of the stylesheets of the page and its insets, by file.
 */
export function renderedParts(
  { rendering, kind, insets }: Rendered,
  build: PageFiles,
  texts: ReadonlyMap<string, string>,
): RenderedValues {
  const facts: RenderedPage = {
    kind,
    build: kind === 'page' ? build.id : '',
    answers: rendering.answers,
    ...(insets.length > 0 && { insets: Object.fromEntries(insets.map(insetFacts)) }),
  };
  const builds = kind === 'page' ? [build, ...insets.map((inset) => inset.build)] : [];
  // Two insets of a section may share a stylesheet.
  const styles = new Set(builds.flatMap((one) => stylesOf(one).map(stylesheet(one, texts))));
  return {
    places: {
      pageStyles: rendering.head + [...styles].join('\n    '),
      content: rendering.html,
      rendered: `<script type="application/json" id="${RENDERED_PAGE_ID}">${escapeJson(facts)}</script>`,
    },
    early: { script: MEMBER_SCRIPT + EARLY_INPUT_SCRIPT, after: withoutScripts(kind) },
    styles: [...texts.values()],
  };
}
