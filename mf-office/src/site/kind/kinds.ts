import type { CallInput } from '@portal/shared/contract';
import { BANNER_SIZES } from '@portal/shared/contract/main';
import { MENU_TYPE_NAMES, type officeSaveSiteItem, type SiteKind } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import type { FormFields } from '../../parts/form/FieldGroups.tsx';
import type { ListedItem } from './areas.ts';

/** Values typed into the form, with the number and version of the changed item. */
export type SiteValues = CallInput<typeof officeSaveSiteItem>;

/** Texts and fields of one kind. */
export interface KindWords {
  noun: string;
  /** The noun with its object particle. */
  object: string;
  /** Label and recommended size of the picture; missing for a kind without pictures. */
  picture?: { label: string; hint: string; optional?: true };
  groups: readonly FormFields<keyof SiteValues & string>[];
  /** Employees set the order of the items. */
  isOrdered: boolean;
  /** Position of a listed item on the public pages. */
  slotLabel?(item: ListedItem['item']): string;
}

const PERIOD: FormFields<keyof SiteValues & string> = {
  title: '게시 기간',
  lead: '시작하는 날 0시부터 끝나는 날 24시까지 보입니다.',
  columns: 2,
  fields: [
    { name: 'startDay', label: '시작하는 날', type: 'date' },
    { name: 'endDay', label: '끝나는 날', type: 'date' },
  ],
};

const LINK_HINT = 'https://로 시작하는 주소나, 이 홈페이지 안이면 /news/notice 같은 경로를 적습니다.';
const optionalLink = { name: 'link', label: '눌렀을 때 열릴 주소', hint: LINK_HINT, optional: true } as const;

const banner = (name: string): FormFields<keyof SiteValues & string> => ({
  title: name,
  fields: [{ name: 'title', label: '제목', wide: true }, { name: 'description', label: '설명' }, { ...optionalLink }],
});

const POSITION_NAMES = { Footer: '화면 아래', Side: '화면 옆' } as const;
const SIZE_NAMES = { L: '긴 배너', S: '짧은 배너' } as const;
const sizeOf = (position: keyof typeof BANNER_SIZES, size: 'L' | 'S') => {
  const { width, height } = BANNER_SIZES[position][size];
  return `${width}×${height}`;
};
const DEVICE_NAMES = { 1: '넓은 화면', 2: '휴대폰' } as const;
const menuNames: Record<string, string> = { '': '모든 화면', ...MENU_TYPE_NAMES };
const optionsOf = (names: Record<string | number, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/**
 * Every kind, as data: list, form and preview are the same for all. The six kinds differ in a few fields; a schema for
 * each would repeat the list, the form, the draft and the conflict.
 */
export const KINDS: Record<SiteKind, KindWords> = {
  popup: {
    noun: '팝업',
    object: '팝업을',
    picture: { label: '팝업 사진', hint: '너비 400, 높이 480픽셀이 알맞습니다. 글은 사진 안에 있어야 합니다.' },
    groups: [
      {
        title: '팝업',
        fields: [
          {
            name: 'title',
            label: '제목',
            hint: '사진을 보지 못하는 분에게 읽어주는 말입니다. 사진의 글을 그대로 적어주세요.',
          },
          optionalLink,
          {
            name: 'topLocation',
            label: '위에서 (픽셀)',
            type: 'number',
            hint: '넓은 화면에서 팝업이 놓일 자리입니다. 여럿이면 첫 팝업의 자리에서 차례로 넘어갑니다.',
          },
          { name: 'leftLocation', label: '왼쪽에서 (픽셀)', type: 'number' },
        ],
      },
      PERIOD,
    ],
    isOrdered: false,
  },
  topBanner: {
    noun: '메인 위쪽 배너',
    object: '메인 위쪽 배너를',
    picture: { label: '배너 사진', hint: '너비 1200, 높이 480픽셀이 알맞습니다.' },
    groups: [banner('메인 위쪽 배너'), PERIOD],
    isOrdered: true,
  },
  bottomBanner: {
    noun: '메인 아래쪽 배너',
    object: '메인 아래쪽 배너를',
    picture: { label: '배너 사진', hint: '너비 480, 높이 280픽셀이 알맞습니다.' },
    groups: [
      {
        title: '메인 아래쪽 배너',
        fields: [
          { name: 'title', label: '제목' },
          { name: 'description', label: '설명' },
          { name: 'link', label: '눌렀을 때 열릴 주소', hint: LINK_HINT },
        ],
      },
      PERIOD,
    ],
    isOrdered: true,
  },
  adBanner: {
    noun: '광고 배너',
    object: '광고 배너를',
    picture: {
      label: '광고 사진',
      hint: `아래 긴 것 ${sizeOf('Footer', 'L')}, 아래 짧은 것 ${sizeOf('Footer', 'S')}, 옆 긴 것 ${sizeOf('Side', 'L')}, 옆 짧은 것 ${sizeOf('Side', 'S')}픽셀이 알맞습니다.`,
    },
    groups: [
      {
        title: '광고',
        fields: [{ name: 'title', label: '제목', hint: '사진을 보지 못하는 분에게 읽어주는 말입니다.' }, optionalLink],
      },
      {
        title: '자리',
        lead: '한 화면에 긴 것 하나와 짧은 것 둘까지 보입니다. 그 화면의 광고가 모든 화면의 광고보다 먼저 보입니다.',
        fields: [
          { name: 'position', label: '위치', options: optionsOf(POSITION_NAMES) },
          { name: 'sizeType', label: '크기', options: optionsOf(SIZE_NAMES) },
          { name: 'connectType', label: '기기', options: optionsOf(DEVICE_NAMES) },
          { name: 'menuType', label: '화면', options: optionsOf(menuNames), optional: true },
        ],
      },
      PERIOD,
    ],
    isOrdered: true,
    slotLabel: ({ position, sizeType, connectType, menuType }) =>
      `${inTable(POSITION_NAMES, position, '다른 자리')} ${inTable(SIZE_NAMES, sizeType, '배너')}, ${inTable(DEVICE_NAMES, connectType, '다른 기기')}, ${menuNames[menuType] ?? menuType}`,
  },
  site: {
    noun: '관련 사이트',
    object: '관련 사이트를',
    groups: [
      {
        title: '관련 사이트',
        fields: [
          { name: 'title', label: '이름' },
          { name: 'link', label: '주소', hint: LINK_HINT },
        ],
      },
    ],
    isOrdered: true,
  },
  executive: {
    noun: '임직원',
    object: '임직원을',
    picture: { label: '얼굴 사진', hint: '정사각형이 알맞습니다. 없으면 이름의 첫 글자가 보입니다.', optional: true },
    groups: [
      {
        title: '임직원',
        fields: [
          { name: 'title', label: '이름' },
          { name: 'department', label: '부서', hint: '임원은 ‘임원’이라고 적습니다.' },
          { name: 'jobTitle', label: '직위' },
          { name: 'duty', label: '맡은 일', optional: true },
          { name: 'phone', label: '전화번호', optional: true },
        ],
      },
    ],
    isOrdered: true,
    slotLabel: ({ department, jobTitle }) => `${department} ${jobTitle}`,
  },
};
