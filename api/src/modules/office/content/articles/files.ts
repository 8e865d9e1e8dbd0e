import type { AttachedFiles, OfficeArticleKind } from '@portal/shared/contract/office';
import { cleanArticle } from '../../../../content/cleanArticle.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { isImage } from '../../../../integrations/files/mediaTypes.ts';
import { showFiles, type ShownPeriod } from '../../../files/shownFiles/store.ts';
import { presentFile } from '../../../files/storedFiles/present.ts';
import { requireShown } from '../../parts/attachments.ts';
import { OFFICE_ARTICLES, type OfficeArticleRow } from './kinds.ts';

/** Returns the downloadable files in order. */
export async function filesOf(db: Queries, kind: OfficeArticleKind, no: number): Promise<AttachedFiles> {
  const { object } = OFFICE_ARTICLES[kind];
  if (object === 'faq') return [];
  if (object === 'exam_notice') {
    const row = await db.selectFrom('exam_notice').select('files').where('exam_notice_no', '=', no).executeTakeFirst();
    return row?.files ?? [];
  }
  const rows = await db
    .selectFrom('article_file')
    .select(['path', 'file_name', 'size'])
    .where('article_no', '=', no)
    .orderBy('article_file_no')
    .execute();
  return rows.map(presentFile);
}

/** The public period; null once withdrawn. */
const periodOf = (
  row: Pick<OfficeArticleRow, 'published_at' | 'published_until' | 'withdrawn_at'>,
): ShownPeriod | null => (row.withdrawn_at ? null : { from: row.published_at, until: row.published_until });

/** Applies the article's public period to its pictures and files after publishing or withdrawal. */
export async function moveFiles(db: Queries, kind: OfficeArticleKind, row: OfficeArticleRow): Promise<void> {
  const { object } = OFFICE_ARTICLES[kind];
  if (object === 'faq') return;
  const files = await filesOf(db, kind, row.no);
  const paths = [...cleanArticle(row.content).pictures, row.image_path, ...files.map(({ path }) => path)];
  await showFiles(db, { object, objectNo: row.no }, [...new Set(paths.filter(Boolean))], periodOf(row));
}

interface UsedFiles {
  /** Pictures in the text. */
  pictures: readonly string[];
  imagePath: string;
  /** Downloads in order. */
  files: readonly Pick<AttachedFiles[number], 'path'>[];
}

const refuse = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Stores the files of an article. Rejects files that the office may not show, at the form's field. */
export async function saveFiles(
  db: Queries,
  kind: OfficeArticleKind,
  row: OfficeArticleRow,
  used: UsedFiles,
): Promise<void> {
  const { object } = OFFICE_ARTICLES[kind];
  if (object === 'faq') return;
  const paths = new Set([...used.pictures, used.imagePath, ...used.files.map(({ path }) => path)].filter(Boolean));
  const shown = await showFiles(db, { object, objectNo: row.no }, [...paths], periodOf(row));
  const byPath = new Map(shown.map((file) => [file.path, file]));
  const isPicture = (path: string) => isImage(byPath.get(path)?.media_type ?? '');
  if (!used.pictures.every(isPicture)) throw refuse('article.content', '글 속의 사진을 다시 올려주세요.');
  if (used.imagePath && !isPicture(used.imagePath)) throw refuse('article.imagePath', '사진을 다시 올려주세요.');
  const files = requireShown(
    used.files.map(({ path }) => path),
    shown,
    'article.files',
  );
  if (object === 'exam_notice') {
    await db
      .updateTable('exam_notice')
      .set({ files: JSON.stringify(files.map(presentFile)) })
      .where('exam_notice_no', '=', row.no)
      .execute();
    return;
  }
  await db.deleteFrom('article_file').where('article_no', '=', row.no).execute();
  if (files.length > 0)
    await db
      .insertInto('article_file')
      .values(files.map(({ path, file_name, size }) => ({ article_no: row.no, path, file_name, size })))
      .execute();
}
