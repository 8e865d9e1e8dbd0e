import * as v from 'valibot';
import { urlOf } from '../../rules/index.ts';
import { countNamed, day, numberText, oneOf, requiredText, text } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { bannerPosition, bannerSize } from '../main.ts';

/** Single form for all items of the public pages; each kind uses some of its fields. */

const SITE_KINDS = ['popup', 'topBanner', 'bottomBanner', 'adBanner', 'site', 'executive'] as const;
export const siteKind = v.picklist(SITE_KINDS, NOT_OFFERED);
/** A popup, a banner of the main page, an advertisement, a related site, or one of the association's people. */
export type SiteKind = v.InferOutput<typeof siteKind>;

/** Areas of the portal that carry advertisements of their own, by the first segment of their paths. */
export const MENU_TYPE_NAMES = {
  main: '메인',
  about: '협회소개',
  hygn: '위생교육',
  manager: '외식경영관리사',
  space: '회원공간',
  news: '뉴스',
} as const;

/** Pixels; larger than any window. */
const MAX_LOCATION = 4000;

/** True for a path of this site or an http(s) URL, which no browser executes. */
export function isLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  return /^https?:\/\//i.test(link) && (urlOf(link)?.hostname.includes('.') ?? false);
}

const link = v.pipe(
  text(300),
  v.check(
    (typed) => typed === '' || isLink(typed),
    'https://로 시작하는 주소나 /로 시작하는 이 홈페이지의 경로를 입력해주세요.',
  ),
);
const optionalDay = (message: string) => v.optional(v.union([v.literal(''), day], message), '');
/** @param name with its topic particle. */
const location = (name: string) =>
  v.pipe(
    countNamed(`${name} 숫자로 입력해주세요.`),
    v.maxValue(MAX_LOCATION, `${name} ${MAX_LOCATION} 이하로 입력해주세요.`),
  );

/** Fields of the form as typed. */
export const siteItemFields = {
  kind: siteKind,
  title: requiredText(100, '이름이나 제목을 입력해주세요.'),
  description: v.optional(text(200), ''),
  /** Path returned by `officeUploadPicture`. */
  imagePath: v.optional(text(300), ''),
  link: v.optional(link, ''),
  /** First and last day of publication, in Seoul. */
  startDay: optionalDay('게시를 시작하는 날을 입력해주세요.'),
  endDay: optionalDay('게시를 끝내는 날을 입력해주세요.'),
  /** Popup only: pixels from the top and the left of a wide window. */
  topLocation: v.optional(location('위에서의 픽셀은'), 0),
  leftLocation: v.optional(location('왼쪽에서의 픽셀은'), 0),
  /** Advertisement only: position, length, device (1: wide windows, 2: phones), and pages (empty: all). */
  position: v.optional(bannerPosition, 'Footer'),
  sizeType: v.optional(bannerSize, 'L'),
  connectType: v.optional(oneOf([1, 2]), 1),
  menuType: v.optional(text(20), ''),
  /** Person only. */
  department: v.optional(text(50), ''),
  jobTitle: v.optional(text(50), ''),
  duty: v.optional(text(200), ''),
  phone: v.optional(v.pipe(numberText(20), v.regex(/^[\d-]*$/, '전화번호는 숫자와 -만 입력해주세요.')), ''),
};

export type SiteItem = v.InferOutput<v.ObjectSchema<typeof siteItemFields, undefined>>;

/** Values of an empty form, and of the fields that a kind does not use. */
export const EMPTY_SITE_ITEM: Omit<SiteItem, 'kind'> = {
  title: '',
  description: '',
  imagePath: '',
  link: '',
  startDay: '',
  endDay: '',
  topLocation: 0,
  leftLocation: 0,
  position: 'Footer',
  sizeType: 'L',
  connectType: 1,
  menuType: '',
  department: '',
  jobTitle: '',
  duty: '',
  phone: '',
};

/** Item as returned. Rows older than this form may not satisfy its rules. */
export const siteItemOutput = v.object({
  kind: siteKind,
  title: v.string(),
  description: v.string(),
  imagePath: v.string(),
  link: v.string(),
  startDay: v.string(),
  endDay: v.string(),
  topLocation: v.number(),
  leftLocation: v.number(),
  position: bannerPosition,
  sizeType: bannerSize,
  connectType: v.picklist([1, 2]),
  menuType: v.string(),
  department: v.string(),
  jobTitle: v.string(),
  duty: v.string(),
  phone: v.string(),
});

type NeededField = 'imagePath' | 'link' | 'description' | 'startDay' | 'endDay' | 'department' | 'jobTitle';

const SHOWN_FOR_A_TIME = ['imagePath', 'startDay', 'endDay'] as const;
/** Required fields of each kind, in addition to the title. */
export const NEEDED_FIELDS: Record<SiteKind, readonly NeededField[]> = {
  popup: SHOWN_FOR_A_TIME,
  topBanner: ['description', ...SHOWN_FOR_A_TIME],
  bottomBanner: ['description', 'link', ...SHOWN_FOR_A_TIME],
  adBanner: SHOWN_FOR_A_TIME,
  site: ['link'],
  executive: ['department', 'jobTitle'],
};

const MISSING: Record<NeededField, string> = {
  imagePath: '사진을 올려주세요.',
  link: '눌렀을 때 열릴 주소를 입력해주세요.',
  description: '설명을 입력해주세요.',
  startDay: '게시를 시작하는 날을 입력해주세요.',
  endDay: '게시를 끝내는 날을 입력해주세요.',
  department: '부서를 입력해주세요.',
  jobTitle: '직위를 입력해주세요.',
};

type AddIssue = (issue: {
  message: string;
  path: [{ type: 'object'; origin: 'value'; input: Record<string, unknown>; key: string; value: unknown }];
}) => void;

/** Adds an issue at each field that the item's kind does not allow. */
export function checksSiteItem(item: SiteItem, addIssue: AddIssue): void {
  const refuse = (key: keyof SiteItem, message: string) =>
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...item }, key, value: item[key] }] });
  for (const field of NEEDED_FIELDS[item.kind]) if (item[field] === '') refuse(field, MISSING[field]);
  if (item.startDay !== '' && item.endDay !== '' && item.endDay < item.startDay)
    refuse('endDay', '끝나는 날은 시작하는 날보다 앞설 수 없습니다.');
}
