import { officeResource } from './resource.ts';

/** Parts that frame the public pages. */

export const popupResource = officeResource({
  name: '팝업',
  permission: 'content',
  path: '/office/popups',
  objects: {
    popup: '알림창',
  },
});

export const bannerResource = officeResource({
  name: '배너',
  permission: 'content',
  path: '/office/banners',
  objects: {
    home_banner: '첫 화면 배너',
    ad_banner: '광고 배너',
  },
});

export const siteResource = officeResource({
  name: '관련 사이트',
  permission: 'content',
  path: '/office/sites',
  objects: {
    related_site: '관련 사이트',
    old_address: '옛 주소',
  },
  acts: {
    'map old addresses': '옛 주소 연결',
    'remove old address': '옛 주소 지우기',
  },
});

export const executiveResource = officeResource({
  name: '임직원',
  permission: 'content',
  path: '/office/executives',
  objects: {
    employee: '임직원',
  },
});
