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
  /** Before the first article. */
  lead?: readonly Block[];
  articles: readonly TextArticle[];
}
