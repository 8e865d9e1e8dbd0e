/** Differences between boards; their pages add the calls. A new board is a folder with this and two pages. */
export interface Board {
  /** Path of its list, such as `/news/notice`; an article is read at `<path>/view`. */
  path: string;
  title: string;
  /** One sentence under the heading of the list. */
  lead: string;
  /** Its menu in the breadcrumb. */
  menu: string;
  /** Query parameter of an article's number, such as `noticeNo`. */
  numberName: string;
  /** Message of an empty list. */
  empty: string;
  /** Its rows have room for a picture. */
  pictured?: boolean;
}

/** Common properties of a listed article. */
export interface ListedArticle {
  title: string;
  summary: string;
  writer: string;
  /** ISO 8601. */
  regDate: string;
  viewCnt: number;
  /** Empty without a picture. */
  imagePath: string;
  /** Only for boards with replies. */
  replyCnt?: number;
}

/** The next or previous article of a list. */
export interface Neighbour {
  no: number;
  title: string;
}

/** An article on its own page. */
export interface ViewedArticle extends Omit<ListedArticle, 'viewCnt'> {
  /** Null if views are not counted. */
  viewCnt: number | null;
  /** HTML. */
  content: string;
  files: { path: string; fileName: string; size: number }[];
  previous?: Neighbour | null;
  next?: Neighbour | null;
  /** For posts of members: the reader is the author, and the time of the last change. */
  isMine?: boolean;
  editedAt?: string | null;
}

export const viewPath = (board: Board, no: number) => `${board.path}/view?${board.numberName}=${no}`;

/** Path of the page on which an author changes an article. */
export const changePath = (board: Board, no: number) => `${board.path}/write?${board.numberName}=${no}`;
