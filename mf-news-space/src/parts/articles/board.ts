/**
 * What distinguishes one board from another; its pages add the calls. A new board is a folder with this and two pages.
 */
export interface Board {
  /** The path of its list, such as `/news/notice`; an article is read at `<path>/view`. */
  path: string;
  title: string;
  /** One sentence under the heading of the list. */
  lead: string;
  /** Its menu, as the breadcrumb names it. */
  menu: string;
  /** The query parameter with an article's number, such as `noticeNo`. */
  numberName: string;
  /** The message of an empty list. */
  empty: string;
  /** Whether its rows have room for a picture. */
  pictured?: boolean;
}

/** An entry as every list of articles shows it. */
export interface ListedArticle {
  title: string;
  summary: string;
  writer: string;
  /** ISO 8601. */
  regDate: string;
  viewCnt: number;
  /** Empty when there is no picture. */
  imagePath: string;
  /** Where readers reply. */
  replyCnt?: number;
}

/** The article before or after another one in its list. */
export interface Neighbour {
  no: number;
  title: string;
}

/** An article as its own page shows it. */
export interface ViewedArticle extends Omit<ListedArticle, 'viewCnt'> {
  /** null where views are not counted. */
  viewCnt: number | null;
  /** HTML. */
  content: string;
  files: { path: string; fileName: string; size: number }[];
  previous?: Neighbour | null;
  next?: Neighbour | null;
  /** Of what members write: whether the reader is its writer, and when it was last changed. */
  isMine?: boolean;
  editedAt?: string | null;
}

export const viewPath = (board: Board, no: number) => `${board.path}/view?${board.numberName}=${no}`;

/** The path of the page on which its writer changes an article. */
export const changePath = (board: Board, no: number) => `${board.path}/write?${board.numberName}=${no}`;
