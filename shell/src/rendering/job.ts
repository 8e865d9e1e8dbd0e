import type { DehydratedQueries } from '@portal/shared/client';
import type { VisitorBuild } from '@portal/shared/section';

/** The build of a section that is rendered, and where its code for the server is. */
export interface RenderedBuild {
  name: string;
  build: VisitorBuild;
  /** URL of its code for the server. */
  url: string;
  integrity: string;
}

/** What the shell's server asks of whatever renders. */
export interface Job {
  /** Path and query. */
  address: string;
  /** The visitor's registry as JSON, as the page will have it. */
  registry: string;
  /** null for the shell's own pages, and for the frame alone. */
  section: RenderedBuild | null;
  /** The frame alone, without a page. */
  frameOnly: boolean;
  /** Path of the inset that is rendered by itself, as it stands at the address; absent for a page. */
  inset?: string;
  /** IP address of the visitor who caused it, so that the API counts its calls as theirs; null for nobody's. */
  visitor: string | null;
  /** Headers by which the calls of a render belong to the trace of who caused it. */
  trace?: Readonly<Record<string, string>>;
}

/** A page as HTML, with what the browser needs to hydrate it. */
export interface Rendering {
  html: string;
  /** What React wants in the head. */
  head: string;
  /** The page's heading, and what its text begins with; null when it has none. */
  title: string | null;
  description: string | null;
  /** What the page says of itself to search engines, unchecked; builds of earlier days say nothing. */
  facts?: unknown[];
  answers: DehydratedQueries;
  /** Whether all has arrived that the page asked for; what is incomplete is not kept. */
  isComplete: boolean;
}

/** How a job ended. */
export type Outcome =
  | { kind: 'rendered'; rendering: Rendering }
  /** The page depends on what only the browser knows. */
  | { kind: 'needsBrowser' }
  /** The API refused what the page asked for, by this code: no fault of the section's. */
  | { kind: 'refused'; code: number }
  /** Of the build when nothing of it can be rendered: its code cannot be had or run, or its process has ended. */
  | { kind: 'failed'; of: 'page' | 'build'; reason: string };

/** Between the server and a process that renders. */
export interface JobMessage {
  id: number;
  job: Job;
}
export interface OutcomeMessage {
  id: number;
  outcome: Outcome;
}
