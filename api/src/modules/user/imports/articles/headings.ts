/**
 * Columns of `articles.csv` in a folder of articles with their accepted headings. Each comment is its row in the
 * operating reference.
 */
export const ARTICLE_HEADINGS = {
  /** Number in the former system, required: a row is recognized by it and its board. */
  number: ['글번호', '게시물번호', '번호'],
  /** 공지사항, 협회소식 or 자료실, required. */
  kind: ['게시판', '게시판명', '구분'],
  /** Title, required. */
  title: ['제목', '글제목'],
  /** Day, with a time as `14:10` if known, required. */
  writtenAt: ['작성일', '작성일시', '등록일', '등록일시'],
  /** HTML file of the text in the folder, required. */
  body: ['본문파일', '본문'],
  /** Displayed author. */
  writer: ['작성자', '글쓴이', '이름'],
  /** Number of views. */
  views: ['조회수', '조회'],
  /** Files in the folder, separated by `|`, or the name of a folder in it for all of its files. */
  files: ['첨부파일', '첨부', '파일'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ArticleField = keyof typeof ARTICLE_HEADINGS;

export const REQUIRED_FIELDS: readonly ArticleField[] = ['number', 'kind', 'title', 'writtenAt', 'body'];
