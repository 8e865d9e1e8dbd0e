import * as v from 'valibot';
import { postIntBoard, postIntPromotion } from '@portal/shared/contract/space';

/** A stored file that is not attached to a post yet. */
export interface StoredFile {
  path: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** Files of one post; the API refuses more. */
export const MAX_FILES = 5;

const { title, content } = postIntBoard.input.entries;
const { shopName } = postIntPromotion.input.entries;

const URL_MESSAGE = '홈페이지 주소를 https://로 시작하는 형식으로 입력해주세요.';

/** Like the API, takes a URL without its scheme too, as people write it. */
const isShopUrl = (text: string) => {
  if (text === '') return true;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return false;
  const { protocol, hostname } = new URL(full);
  return /^https?:$/.test(protocol) && hostname.includes('.');
};

const files = v.array(v.object({ path: v.string(), fileName: v.string(), size: v.number() }));

/** The form's values; a board without shops leaves the two fields of the shop empty. */
export const postForm = v.object({
  title,
  content,
  shopName,
  url: v.pipe(v.string(), v.trim(), v.maxLength(300, '300자 이내로 입력해주세요.'), v.check(isShopUrl, URL_MESSAGE)),
  files: v.pipe(files, v.maxLength(MAX_FILES, `파일은 ${MAX_FILES}개까지 올릴 수 있습니다.`)),
});

export type PostValues = v.InferInput<typeof postForm>;
export type CheckedPost = v.InferOutput<typeof postForm>;

export const emptyPost: PostValues = { title: '', content: '', shopName: '', url: '', files: [] };
