/**
 * Columns of `articles.csv` in a folder of articles with their accepted headings. Each comment is its row in the
 * operating reference.
 */
export const ARTICLE_HEADINGS = {
  /** Required. */
  number: ['글번호', '게시물번호', '번호'],
  /** 공지사항, 협회소식 or 자료실, required. */
  kind: ['게시판', '게시판명', '구분'],
  /** Title, required. */
  title: ['제목', '글제목'],
  /** Day, also with a time, required. */
  writtenAt: ['작성일', '작성일시', '등록일', '등록일시'],
  /** HTML file, required. */
  body: ['본문파일', '본문'],
  /** Author. */
  writer: ['작성자', '글쓴이', '이름'],
  /** Views. */
  views: ['조회수', '조회'],
  /** Files, separated by `|`, or a folder of them. */
  files: ['첨부파일', '첨부', '파일'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ArticleField = keyof typeof ARTICLE_HEADINGS;

export const REQUIRED_FIELDS: readonly ArticleField[] = ['number', 'kind', 'title', 'writtenAt', 'body'];
