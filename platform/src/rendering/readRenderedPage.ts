import { RENDERED_PAGE_ID, type RenderedPage } from './RenderedPage.ts';

/** Hydration data of this document; null if the browser has to render the first page itself. */
export function readRenderedPage(): RenderedPage | null {
  try {
    const text = document.getElementById(RENDERED_PAGE_ID)?.textContent;
    return text ? (JSON.parse(text) as RenderedPage) : null;
  } catch {
    return null;
  }
}
