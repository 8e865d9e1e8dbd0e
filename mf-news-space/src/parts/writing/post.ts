import * as v from 'valibot';
import { postIntBoard, postIntPromotion } from '@portal/shared/contract/space';

/** A file that has been stored and waits to be attached. */
export interface StoredFile {
  path: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** Files that one post may carry; the contract refuses more. */
export const MOST_FILES = 5;

const { title, content } = postIntBoard.input.entries;
const { shopName } = postIntPromotion.input.entries;

const ADDRESS_MESSAGE = '홈페이지 주소를 https://로 시작하는 형식으로 입력해주세요.';

/** The API takes an address without its scheme as well, as people write it. */
const isShopAddress = (given: string) => {
  if (given === '') return true;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(full)) return false;
  const { protocol, hostname } = new URL(full);
  return /^https?:$/.test(protocol) && hostname.includes('.');
};

const files = v.array(v.object({ path: v.string(), fileName: v.string(), size: v.number() }));

/** What the form holds; a board without shops leaves their two fields empty. */
export const postForm = v.object({
  title,
  content,
  shopName,
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(300, '300자 이내로 입력해주세요.'),
    v.check(isShopAddress, ADDRESS_MESSAGE),
  ),
  files: v.pipe(files, v.maxLength(MOST_FILES, `파일은 ${MOST_FILES}개까지 올릴 수 있습니다.`)),
});

export type PostValues = v.InferInput<typeof postForm>;
export type CheckedPost = v.InferOutput<typeof postForm>;

export const emptyPost: PostValues = { title: '', content: '', shopName: '', url: '', files: [] };

export const isPostField = (name: string): name is keyof PostValues => Object.hasOwn(emptyPost, name);
