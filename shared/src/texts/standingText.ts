/** A part of an article: a paragraph, a list, or a table. */
export type Block =
  | string
  | { list: readonly string[]; ordered?: boolean }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } };

/** One article under its own heading. */
interface TextArticle {
  heading: string;
  blocks: readonly Block[];
}

/** A text of the association that opens as a popup. */
export interface StandingText {
  title: string;
  /** The day since which it is in force: YYYY-MM-DD. */
  effective?: string;
  /** The days since which the versions before it were in force, oldest first; missing where there are none. */
  earlier?: readonly string[];
  /** Of a later version: the day on which it was announced, and whether it is to the members' disadvantage. */
  announced?: string;
  isDisadvantage?: boolean;
  /** Whether members are asked at their next login; else it holds for whoever says nothing until its day (제3조). */
  asksConsent?: boolean;
  /** What is different from the version before. */
  changes?: string;
  /** Won; of terms that name what a certificate costs. */
  certificateFee?: number;
  /** Of the version in force: those that have been announced and are not in force yet, the next one first. */
  later?: readonly StandingText[];
  /** Before the first article. */
  lead?: readonly Block[];
  articles: readonly TextArticle[];
}
