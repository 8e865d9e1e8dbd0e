/** An item of a food news feed, in plain text except for its content. */
export interface FoodNewsItem {
  /** The feed's permanent id of the item. */
  key: string;
  title: string;
  summary: string;
  /** The publisher. */
  source: string;
  url: string;
  imagePath: string;
  /** Safe HTML; empty for another publisher's feed, whose text is not copied. */
  content: string;
  publishedAt: Date;
}

/** Source of Korean food news. Throws if the feed cannot be read. */
export interface FoodNewsFeed {
  read(now: Date): Promise<FoodNewsItem[]>;
}
