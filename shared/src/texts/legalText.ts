/** Block of an article: a paragraph, a list, or a table. */
export type Block =
  | string
  | { list: readonly string[]; ordered?: boolean }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } };

/** Article with its heading. */
interface TextArticle {
  heading: string;
  blocks: readonly Block[];
}

/** Text of the association that opens as a popup. */
export interface LegalText {
  title: string;
  /** Effective day: YYYY-MM-DD. */
  effective?: string;
  /** Effective days of earlier versions, oldest first; missing if there are none. */
  earlier?: readonly string[];
  /** For a later version: day of the announcement, and whether it is a disadvantage to members. */
  announced?: string;
  isDisadvantage?: boolean;
  /**
   * True if members must consent at their next login; otherwise silence until the effective day counts as consent
   * (제3조).
   */
  asksConsent?: boolean;
  /** Changes from the previous version. */
  changes?: string;
  /** Won; for terms that name the price of a certificate. */
  certificateFee?: number;
  /** For the current version: announced versions that are not in force yet, the next one first. */
  later?: readonly LegalText[];
  /** Text before the first article. */
  lead?: readonly Block[];
  articles: readonly TextArticle[];
}
