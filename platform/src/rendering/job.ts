import type { DehydratedQueries } from '@portal/shared/client';
import type { VisitorBuild } from '@portal/shared/section';

/** A section's build to be rendered, with the address of its server code. */
export interface RenderedBuild {
  name: string;
  build: VisitorBuild;
  /** URL of its server code. */
  url: string;
  integrity: string;
}

/** A job of the shell's server for a renderer. */
export interface Job {
  /** Path and query. */
  address: string;
  /** The visitor's registry as JSON, as it will be in the page. */
  registry: string;
  /** Null for the shell's own pages, and for the frame alone. */
  section: RenderedBuild | null;
  /** The frame alone, without a page. */
  frameOnly: boolean;
  /** Path of an inset to be rendered by itself, as on the page at the address; absent for a page. */
  inset?: string;
  /** IP address of the visitor who caused it, so that the API attributes its calls to them; null for a warm-up. */
  visitor: string | null;
  /** Headers by which the calls of a render join the trace of its request. */
  trace?: Readonly<Record<string, string>>;
}

/** A page as HTML, with what the browser needs to hydrate it. */
export interface Rendering {
  html: string;
  /** Elements that React puts into the head. */
  head: string;
  /** Heading of the page, and the beginning of its text; null without one. */
  title: string | null;
  description: string | null;
  /** Structured facts of the page for search engines, not validated; earlier builds have none. */
  facts?: unknown[];
  answers: DehydratedQueries;
  /** All requested content has arrived; an incomplete page is not cached. */
  isComplete: boolean;
}

/** Result of a job. */
export type Outcome =
  | { kind: 'rendered'; rendering: Rendering }
  /** The page depends on data that only the browser has. */
  | { kind: 'needsBrowser' }
  /** The API refused a request of the page with this code, which is not the section's fault. */
  | { kind: 'refused'; code: number }
  /** `of: 'build'` if none of its pages can be rendered: its code cannot be loaded or run, or its process has ended. */
  | { kind: 'failed'; of: 'page' | 'build'; reason: string };

/** Message between the server and a rendering process. */
export interface JobMessage {
  id: number;
  job: Job;
}
export interface OutcomeMessage {
  id: number;
  outcome: Outcome;
}
