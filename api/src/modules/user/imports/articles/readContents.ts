import { readFile } from 'node:fs/promises';
import { cleanArticle } from '../../../../content/cleanArticle.ts';
import { decodeText } from '../../../../csv/decodeTable.ts';
import type { Problem } from '../plan.ts';
import type { ArticleFolder, FolderFile } from './ArticleFolder.ts';
import { picturesIn } from './bodyPictures.ts';
import { ARTICLE_HEADINGS, type ArticleField } from './headings.ts';
import type { ArticleCells } from './readArticle.ts';

/** Longest text in letters, twice that of the office's own articles. */
const MAX_BODY = 200_000;

/** Text and files of an article as they are in the folder, neither checked nor stored. */
export interface Contents {
  html: string;
  /** Pictures of the text by their addresses in it. */
  pictures: ReadonlyMap<string, FolderFile>;
  files: readonly FolderFile[];
  /** Hashes of the text and of the files, by which a changed article is recognized. */
  hashes: string;
}

const problemAt = (field: ArticleField, message: string): Problem => ({ column: ARTICLE_HEADINGS[field][0], message });

/** Reads the text and finds the files that a row names. */
export async function readContents(
  { body, files: names }: ArticleCells,
  folder: ArticleFolder,
): Promise<Contents | Problem[]> {
  const found = await folder.find(body);
  if (typeof found === 'string') return [problemAt('body', found)];
  const [bodyFile] = found;
  if (!bodyFile || found.length > 1) return [problemAt('body', `'${body}'은 파일이 아닙니다.`)];
  const html = decodeText(await readFile(bodyFile.path));
  if (html === null) return [problemAt('body', '본문의 글자를 읽을 수 없습니다. UTF-8로 저장해주세요.')];
  if (html.length > MAX_BODY)
    return [problemAt('body', `본문이 ${MAX_BODY.toLocaleString('ko')}자보다 깁니다. 사진은 파일로 나누어주세요.`)];
  const problems: Problem[] = [];
  const pictures = new Map<string, FolderFile>();
  for (const [address, name] of picturesIn(html)) {
    const picture = name === null ? null : await folder.find(name);
    if (picture === null) problems.push(problemAt('body', `다른 홈페이지의 사진이 있습니다: ${address.slice(0, 60)}`));
    else if (typeof picture === 'string') problems.push(problemAt('body', `글 속의 사진 ${picture}`));
    else if (picture[0]) pictures.set(address, picture[0]);
  }
  const files: FolderFile[] = [];
  for (const name of names) {
    const named = await folder.find(name);
    if (typeof named === 'string') problems.push(problemAt('files', named));
    else files.push(...named);
  }
  if (problems.length === 0 && pictures.size === 0 && cleanArticle(html).plain === '')
    problems.push(problemAt('body', '본문이 비어 있습니다.'));
  if (problems.length > 0) return problems;
  const hashes = [bodyFile, ...pictures.values(), ...files].map(({ hash }) => hash).join(' ');
  return { html, pictures, files, hashes };
}
