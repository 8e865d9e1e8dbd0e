import * as v from 'valibot';
import { call } from './base/call.ts';
import { listOf, paging } from './base/envelope.ts';
import { integer, oneOf, text, yesNo } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** Related sites, the popup carousel, home banners, advertising (specification §7). */

export const getListBoxSite = call({
  method: 'GET',
  path: '/api/home/main/getListBoxSite',
  access: 'public',
  changes: false,
  summary: 'Related sites of the footer',
  input: v.object(paging),
  entity: listOf(v.object({ siteNo: integer, siteName: v.string(), url: v.string() })),
});

export const getListBoxPopup = call({
  method: 'GET',
  path: '/api/home/main/getListBoxPopup',
  access: 'public',
  changes: false,
  summary: 'Popups of the main page that run today',
  input: v.object(paging),
  entity: listOf(
    v.object({
      popupNo: integer,
      /** Alternative text of the picture. */
      title: v.string(),
      imagePath: v.string(),
      /** Link; empty if none. */
      webLink: v.string(),
      /** Pixels from the top and the left of a wide window. */
      topLocation: v.number(),
      leftLocation: v.number(),
    }),
  ),
});

const homeBanner = v.object({
  bannerNo: integer,
  title: v.string(),
  description: v.string(),
  imagePath: v.string(),
  url: v.string(),
});

export const getListBoxTopBanner = call({
  method: 'GET',
  path: '/api/home/main/getListBoxTopBanner',
  access: 'public',
  changes: false,
  summary: 'The large banners at the top of the main page',
  input: v.object(paging),
  entity: listOf(homeBanner),
});

export const getListBoxBottomBanner = call({
  method: 'GET',
  path: '/api/home/main/getListBoxBottomBanner',
  access: 'public',
  changes: false,
  summary: 'The banners at the foot of the main page',
  input: v.object(paging),
  entity: listOf(homeBanner),
});

export const fetchEmployeeList = call({
  method: 'GET',
  path: '/api/home/intro/fetchEmployeeList',
  access: 'public',
  changes: false,
  summary: "The association's executives and staff, by department and rank",
  input: v.object({ ...paging, department: v.optional(text(50)) }),
  entity: listOf(
    v.object({
      employeeNo: integer,
      name: v.string(),
      department: v.string(),
      position: v.string(),
      duty: v.string(),
      phone: v.string(),
      imagePath: v.string(),
    }),
  ),
});

/** Position and length of a banner (specification §3). */
export const bannerPosition = v.picklist(['Footer', 'Side'], NOT_OFFERED);
export const bannerSize = v.picklist(['L', 'S'], NOT_OFFERED);

/** Maximum banners of a size in one position of a page (specification §9). */
export const MAX_BANNERS = { L: 1, S: 2 } as const;

/**
 * Width of a side banner in pixels (specification §9); repeated in the stylesheets of the frame and of the office's
 * preview.
 */
export const SIDE_BANNER_WIDTH = 150;

/** Sizes of the pictures in pixels. */
export const BANNER_SIZES = {
  Footer: { L: { width: 960, height: 160 }, S: { width: 300, height: 250 } },
  Side: { L: { width: SIDE_BANNER_WIDTH, height: 400 }, S: { width: SIDE_BANNER_WIDTH, height: 200 } },
} as const;

export const AdBannerList = call({
  method: 'GET',
  path: '/api/adBanner/AdBannerList',
  access: 'public',
  changes: false,
  summary: 'Advertising banners for a slot on a page',
  input: v.object({
    ...paging,
    site: v.optional(oneOf([1]), 1),
    position: v.optional(bannerPosition),
    sizeType: v.optional(bannerSize),
    connectType: v.optional(oneOf([1, 2]), 1),
    /** First segment of the page's path (main, about, hygn, manager, space, news, sign). */
    menuType: v.optional(text(20)),
    /** True for banners shown today only. */
    isToday: v.optional(yesNo, true),
  }),
  entity: listOf(
    v.object({
      bannerNo: integer,
      /** Alternative text of the picture. */
      title: v.string(),
      imagePath: v.string(),
      /** Link; empty if none. */
      url: v.string(),
      position: bannerPosition,
      sizeType: bannerSize,
    }),
  ),
});
