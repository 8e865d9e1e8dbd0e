/** What tells one board from another; its pages add the calls. A new board is a folder with this and two pages. */
export interface Board {
  /** Its list's address: `/news/notice`. The view stands at `<path>/view`. */
  path: string;
  title: string;
  /** One sentence under the heading of the list. */
  lead: string;
  /** The menu it stands under, as the breadcrumb names it. */
  menu: string;
  /** The query value that the view takes: `noticeNo`. */
  numberName: string;
  /** What the list says while nothing has been written. */
  empty: string;
  /** Whether its rows have room for a picture. */
  pictured?: boolean;
}

/** An entry as every list of articles shows it. */
export interface ListedArticle {
  title: string;
  summary: string;
  writer: string;
  /** ISO moment. */
  regDate: string;
  viewCnt: number;
  /** Empty when there is no picture. */
  imagePath: string;
}

/** The article before or after another in its list. */
export interface Neighbour {
  no: number;
  title: string;
}

/** An article as its own page shows it. */
export interface ViewedArticle extends ListedArticle {
  /** HTML. */
  content: string;
  files: { path: string; fileName: string; size: number }[];
  previous?: Neighbour | null;
  next?: Neighbour | null;
}

/** Where an article of a board is read. */
export const viewAddress = (board: Board, no: number) => `${board.path}/view?${board.numberName}=${no}`;
