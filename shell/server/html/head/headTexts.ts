import type { Rendering } from '@portal/platform/rendering/job';
import { association } from '@portal/shared/association';
import type { PageFact } from '@portal/shared/facts/facts';
import { PATHS } from '@portal/shared/section/paths';
import { escapeHtml } from '../escape.ts';
import { DESCRIPTION } from '../page.ts';

/**
 * Title and description of a document, escaped for HTML: those of the rendered page, otherwise those of the page table
 * and the association.
 * @param title from the page table; null if there is no such page.
 * @param rendering of the page itself; null if the browser renders it.
 */
export function headTexts(title: string | null, rendering: Rendering | null, facts: readonly PageFact[], path: string) {
  const known = escapeHtml(title ?? '페이지를 찾을 수 없습니다');
  const own = path === PATHS.home ? null : rendering;
  // The text of an article begins with its date and its writer, so its own description is better.
  const summary = facts.find((fact) => fact.kind === 'article')?.description;
  return {
    title: own?.title ? `${own.title} | ${escapeHtml(association.name)}` : known,
    description: (summary && escapeHtml(summary)) || own?.description || escapeHtml(DESCRIPTION),
  };
}
