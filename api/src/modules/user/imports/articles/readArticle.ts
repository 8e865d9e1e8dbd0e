import * as v from 'valibot';
import { storableNumber, storableText } from '@portal/shared/rules';
import { seoulInstant } from '@portal/shared/time';
import type { ArticleKind } from '../../../../database/types/tables/news.ts';
import { dayIn } from '../dayIn.ts';
import type { FileRow } from '../importFile.ts';
import type { Problem } from '../plan.ts';
import { ARTICLE_HEADINGS, type ArticleField } from './headings.ts';

const KINDS: Readonly<Record<string, ArticleKind>> = { 공지사항: 'notice', 협회소식: 'asctn', 자료실: 'data' };
/** Name of the author where none is known. */
const OFFICE = '사무국';

const within = (maximum: number) => v.maxLength<string, number, string>(maximum, `${maximum}자 이내로 적어주세요.`);
const filled = (message: string, maximum: number) => v.pipe(storableText(), v.nonEmpty(message), within(maximum));

/** Moment of a cell: `2011. 3. 2 14:10`, or 0:00 of a day without a time; null if it has no day. */
function momentIn(cell: string): Date | null {
  const day = dayIn(cell);
  if (day === null) return null;
  const [, hour, minute] = /[ T]([01]?\d|2[0-3]):([0-5]\d)/.exec(cell) ?? [];
  return seoulInstant(day, hour && minute ? `${hour.padStart(2, '0')}:${minute}` : '00:00');
}

const articleRow = v.object({
  number: v.pipe(storableNumber(), v.nonEmpty('글번호를 적어주세요.'), within(50)),
  kind: v.pipe(
    v.string(),
    v.transform((cell) => KINDS[cell.normalize('NFKC').replace(/\s/g, '')]),
    v.custom<ArticleKind>((kind) => kind !== undefined, '공지사항, 협회소식, 자료실 중 하나를 적어주세요.'),
  ),
  title: filled('제목을 적어주세요.', 150),
  writtenAt: v.pipe(
    v.string(),
    v.transform(momentIn),
    v.custom<Date>((moment) => moment !== null, '2011-03-02나 2011-03-02 14:10처럼 적어주세요.'),
  ),
  body: filled('본문의 HTML 파일 이름을 적어주세요.', 200),
  writer: v.pipe(
    storableText(),
    within(50),
    v.transform((name) => name || OFFICE),
  ),
  views: v.pipe(
    storableNumber(),
    v.transform((cell) => cell.replaceAll(',', '') || '0'),
    v.regex(/^\d{1,9}$/, '조회수를 숫자로 적어주세요.'),
    v.transform(Number),
  ),
  files: v.pipe(
    v.string(),
    within(200),
    v.transform((cell) =>
      cell
        .split('|')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ),
});

export type ArticleCells = v.InferOutput<typeof articleRow>;

/** The article of a row without its files, or the problems of its cells. */
export function readArticle(
  { cells }: FileRow<ArticleField>,
  now: Date,
): { article: ArticleCells } | { problems: Problem[] } {
  const result = v.safeParse(articleRow, cells);
  const problemAt = (field: ArticleField, message: string) => ({ column: ARTICLE_HEADINGS[field][0], message });
  if (!result.success)
    return {
      problems: result.issues.map((issue) =>
        problemAt((v.getDotPath(issue) ?? 'number') as ArticleField, issue.message),
      ),
    };
  if (result.output.writtenAt > now) return { problems: [problemAt('writtenAt', '아직 오지 않은 날입니다.')] };
  return { article: result.output };
}
