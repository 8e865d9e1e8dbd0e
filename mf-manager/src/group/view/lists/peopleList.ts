/** A list of people for an employer's file: printed in pages, and saved as a table. */
export interface PeopleList {
  title: string;
  /** Shown on the screen alone. */
  hint?: string;
  /** Lines below the title: course or exam, time, company. */
  about: readonly string[];
  /** Number of people in words, on each page. */
  total: string;
  fileName: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Number of people that fit on a page without much smaller print. */
const A_PAGE = 20;

/** Rows of each page. */
export function pagesOf(rows: PeopleList['rows']): PeopleList['rows'][] {
  const pages = [];
  for (let from = 0; from < rows.length; from += A_PAGE) pages.push(rows.slice(from, from + A_PAGE));
  return pages;
}
