import { cleanContent } from '../../content/cleanContent.ts';
import type { PostKind } from '../../database/tables/space.ts';
import { isImage } from '../../integrations/files/mediaTypes.ts';
import { HttpError } from '../../pipeline/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { publishStoredFiles } from '../files/storedFiles/store.ts';
import { maskName } from './maskName.ts';
import { insertPost } from './store.ts';

export interface NewPost {
  title: string;
  content: string;
  /** Paths that the writer uploaded before. */
  files?: readonly string[];
  imagePath?: string;
  shopName?: string;
  url?: string;
  score?: number;
  subject?: string;
}

const wrongInput = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Stores a member's post: the text cleaned, the files opened to those who read it. Answers its number. */
export async function writePost(kind: PostKind, post: NewPost, { db, caller, now }: MemberContext): Promise<number> {
  const content = cleanContent(post.content);
  if (!content.plain) throw wrongInput('content', '내용을 입력해주세요.');

  const wanted = [...new Set(post.files ?? [])];
  const own = await publishStoredFiles(db, caller.memberNo, wanted);
  if (own.length !== wanted.length) throw wrongInput('files', '직접 올린 파일만 첨부할 수 있습니다.');
  const files = wanted.flatMap((path) => own.filter((file) => file.path === path));
  const picture = files.find((file) => isImage(file.media_type));

  return insertPost(
    db,
    {
      kind,
      member_no: caller.memberNo,
      writer_masked: maskName(caller.name),
      title: post.title,
      summary: content.summary,
      content: content.html,
      plain_text: content.plain,
      image_path: post.imagePath ?? picture?.path ?? '',
      shop_name: post.shopName ?? '',
      url: post.url ?? '',
      score: post.score ?? null,
      subject: post.subject ?? '',
      written_at: now,
    },
    files.map(({ path, file_name, size }) => ({ path, file_name, size })),
  );
}

/** The address of a shop's own pages: http or https, or nothing. */
export function shopAddress(given: string): string {
  if (!given) return '';
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`);
  if (!address || !/^https?:$/.test(address.protocol) || !address.hostname.includes('.')) {
    throw wrongInput('url', '홈페이지 주소를 https://로 시작하는 형식으로 입력해주세요.');
  }
  return address.href;
}

/** A score of 1 to 5. */
export function reviewScore(given: number): number {
  if (given > 5) throw wrongInput('score', '별점은 1점부터 5점까지 선택해주세요.');
  return given;
}
