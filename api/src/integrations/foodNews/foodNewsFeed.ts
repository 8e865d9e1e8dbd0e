/** One item of a food news feed; all but its content is plain text. */
export interface FoodNewsItem {
  /** The feed's own, permanent id of the item. */
  key: string;
  title: string;
  summary: string;
  /** The publisher. */
  source: string;
  url: string;
  imagePath: string;
  /** Safe HTML; empty for a feed of another publisher, whose text stays there. */
  content: string;
  publishedAt: Date;
}

/** Where Korean food news comes from. Throws when the feed cannot be read. */
export interface FoodNewsFeed {
  read(now: Date): Promise<FoodNewsItem[]>;
}
