/** What a list query asks for, and the answer's `pageInfo`. */
export interface Paging {
  page: number;
  limit: number;
}

/** Rows before the page that is asked for. */
export const offsetOf = ({ page, limit }: Paging) => (page - 1) * limit;

export const pageInfoOf = ({ page, limit }: Paging, totalRow: number) => ({
  page,
  endPage: Math.ceil(totalRow / limit),
  totalRow,
});

/** A pattern for `ILIKE` that finds the words as they are: `%` and `_` stand for themselves. */
export const likePattern = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
