import { requireNoAccount } from '../../../content/accountNumbers.ts';
import { cleanContent } from '../../../content/cleanContent.ts';
import { HttpError } from '../../../errors/errors.ts';
import { isImage } from '../../../integrations/files/mediaTypes.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { publishStoredFiles } from '../../files/storedFiles/store.ts';

/** Fields of a post that a member enters. */
export interface TypedPost {
  title: string;
  content: string;
  /** Paths of files that the writer uploaded before. */
  files?: readonly string[];
  imagePath?: string;
  shopName?: string;
  url?: string;
  postCode?: string;
  shopAddress?: string;
  shopAddress2?: string;
  shopPhone?: string;
}

const malformed = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Columns and files of a post, with its text sanitised and its files made public. */
export async function composePost(post: TypedPost, { db, caller }: MemberContext) {
  const content = cleanContent(post.content);
  if (!content.plain) throw malformed('content', '내용을 입력해주세요.');
  requireNoAccount({ title: post.title, content: content.plain });

  const requestedPaths = [...new Set(post.files ?? [])];
  const own = await publishStoredFiles(db, caller.memberNo, requestedPaths);
  if (own.length !== requestedPaths.length) throw malformed('files', '직접 올린 파일만 첨부할 수 있습니다.');
  const files = requestedPaths.flatMap((path) => own.filter((file) => file.path === path));
  const picture = files.find((file) => isImage(file.media_type));

  return {
    columns: {
      title: post.title,
      summary: content.summary,
      content: content.html,
      plain_text: content.plain,
      image_path: post.imagePath ?? picture?.path ?? '',
      shop_name: post.shopName ?? '',
      url: post.url ?? '',
      post_code: post.postCode ?? '',
      shop_address: post.shopAddress ?? '',
      shop_address2: post.shopAddress2 ?? '',
      shop_phone: post.shopPhone ?? '',
    },
    files: files.map(({ path, file_name, size }) => ({ path, file_name, size })),
  };
}

/** Normalises the URL of a shop's website: http or https, or empty. */
export function shopUrl(typed: string): string {
  if (!typed) return '';
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) {
    throw malformed('url', '홈페이지 주소를 https://로 시작하는 형식으로 입력해주세요.');
  }
  return url.href;
}

/** Validates a score of 1 to 5. */
export function reviewScore(score: number): number {
  if (score > 5) throw malformed('score', '별점은 1점부터 5점까지 선택해주세요.');
  return score;
}
