import type { DehydratedQueries } from '@portal/shared/client';

/** An inset that the server has rendered into its place. */
export interface RenderedInset {
  /** Id of the section's build. */
  build: string;
  answers: DehydratedQueries;
}

/** What the document says of the page that the server has rendered into it, for the browser to hydrate. */
export interface RenderedPage {
  /** `frame`: without a page, because what that shows depends on the visitor. */
  kind: 'page' | 'frame';
  /** Id of the section's build that was rendered; empty for the shell's own pages, and for the frame. */
  build: string;
  /** What it was rendered with. */
  answers: DehydratedQueries;
  /** What the insets on it were rendered with, each by its own build, by their paths. */
  insets?: Readonly<Record<string, RenderedInset>>;
}

/** Id of the element that has it as JSON. */
export const RENDERED_PAGE_ID = 'rendered';
