import * as v from 'valibot';
import { promotionEntries } from '@portal/shared/contract/space';
import { urlOf } from '@portal/shared/rules';

/** Maximum of files in a post, as in the API. */
export const MAX_FILES = 5;

const { title, content, shopName, postCode, shopAddress, shopAddress2, shopPhone } = promotionEntries;

const URL_MESSAGE = '홈페이지 주소를 https://로 시작하는 형식으로 입력해주세요.';

/** Accepts a URL without a scheme, as the API does. */
const isShopUrl = (text: string) => {
  if (text === '') return true;
  const url = urlOf(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
};

const files = v.array(v.object({ path: v.string(), fileName: v.string(), size: v.number() }));

/** Form values; a board without shops leaves the fields of the shop empty. */
export const postForm = v.object({
  title,
  content,
  shopName,
  url: v.pipe(v.string(), v.trim(), v.maxLength(300, '300자 이내로 입력해주세요.'), v.check(isShopUrl, URL_MESSAGE)),
  postCode,
  // Field names of the address in all forms.
  userAddress: shopAddress,
  userAddress2: shopAddress2,
  shopPhone,
  files: v.pipe(files, v.maxLength(MAX_FILES, `파일은 ${MAX_FILES}개까지 올릴 수 있습니다.`)),
});

export type PostValues = v.InferInput<typeof postForm>;
export type CheckedPost = v.InferOutput<typeof postForm>;

export const emptyPost: PostValues = {
  title: '',
  content: '',
  shopName: '',
  url: '',
  postCode: '',
  userAddress: '',
  userAddress2: '',
  shopPhone: '',
  files: [],
};

const FIELDS: Record<string, string> = { shopAddress: 'userAddress', shopAddress2: 'userAddress2' };

/** Form field for a path in the request. An error of one file is shown at the field of all files. */
export function fieldOf(path: string): string {
  const [name = path] = path.split('.');
  return FIELDS[name] ?? name;
}

/** API input of a post on the board. */
export const boardInput = ({ title, content, files }: CheckedPost) => ({
  title,
  content,
  files: files.map(({ path }) => path),
});

/** API input of a promotion. */
export const promotionInput = (post: CheckedPost) => ({
  ...boardInput(post),
  shopName: post.shopName,
  url: post.url,
  postCode: post.postCode,
  shopAddress: post.userAddress,
  shopAddress2: post.userAddress2,
  shopPhone: post.shopPhone,
});
