import type { CallEntity } from '@portal/shared/contract';
import type { officeSiteItem, officeSiteItems, SiteKind } from '@portal/shared/contract/office';

/** An item as listed, and in full. */
export type ListedItem = CallEntity<typeof officeSiteItems>['list'][number];
export type EditedItem = CallEntity<typeof officeSiteItem>;

/** A page of the office with one or more kinds of items. */
export type SiteArea = 'popups' | 'banners' | 'sites' | 'executives';

/** Texts and kinds of each area. */
export const AREAS: Record<SiteArea, { title: string; lead: string; kinds: readonly [SiteKind, ...SiteKind[]] }> = {
  popups: {
    title: '팝업',
    lead: '메인 화면을 처음 열 때 보이는 알림입니다. 게시 중인 것 가운데 시작일이 늦은 것부터 다섯 개까지 차례로 보입니다.',
    kinds: ['popup'],
  },
  banners: {
    title: '배너',
    lead: '메인 화면의 배너와 화면 옆·아래의 광고입니다. 위에 있는 것부터 보입니다.',
    kinds: ['topBanner', 'bottomBanner', 'adBanner'],
  },
  sites: {
    title: '관련 사이트',
    lead: '모든 화면 아래의 ‘관련 사이트’에 이 순서로 보입니다.',
    kinds: ['site'],
  },
  executives: {
    title: '임직원',
    lead: '협회소개의 ‘임원 소개’에 이 순서로 보입니다. ‘임원’ 부서는 사진과 함께, 다른 부서는 표로 보입니다.',
    kinds: ['executive'],
  },
};

const AREA_OF: Record<SiteKind, SiteArea> = {
  popup: 'popups',
  topBanner: 'banners',
  bottomBanner: 'banners',
  adBanner: 'banners',
  site: 'sites',
  executive: 'executives',
};

/** Kind named in the URL, if the area has it; otherwise the area's first kind. */
export const kindOf = (area: SiteArea, wanted: string | null): SiteKind =>
  AREAS[area].kinds.find((kind) => kind === wanted) ?? AREAS[area].kinds[0];

export const listPath = (kind: SiteKind) => `/office/${AREA_OF[kind]}?kind=${kind}`;
export const writePath = (kind: SiteKind, no?: number) =>
  `/office/${AREA_OF[kind]}/write?kind=${kind}${no === undefined ? '' : `&no=${no}`}`;
