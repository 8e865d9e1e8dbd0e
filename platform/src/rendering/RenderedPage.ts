import type { DehydratedQueries } from '@portal/shared/client';

/** An inset rendered by the server into its place. */
export interface RenderedInset {
  /** Id of the section's build. */
  build: string;
  answers: DehydratedQueries;
}

/** Hydration data of the page that the server has rendered into a document. */
export interface RenderedPage {
  /** `frame`: without a page, because its content depends on the visitor. */
  kind: 'page' | 'frame';
  /** Id of the rendered build of a section; empty for the shell's own pages, and for the frame. */
  build: string;
  /** API answers that it was rendered with. */
  answers: DehydratedQueries;
  /** Insets on the page by path, each with its own build and answers. */
  insets?: Readonly<Record<string, RenderedInset>>;
}

/** Id of the element that contains it as JSON. */
export const RENDERED_PAGE_ID = 'rendered';
