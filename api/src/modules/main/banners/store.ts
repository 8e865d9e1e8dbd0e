import { fetchPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/tables.ts';

/** Related sites in the association's order. */
export async function listSites(db: Queries, paging: Paging) {
  const query = db
    .selectFrom('related_site')
    .select(['site_no', 'site_name', 'url'])
    .orderBy('sort_order')
    .orderBy('site_no');
  return fetchPage(query, paging);
}

/** Popups that run on a day, the newest first. */
export async function listPopups(db: Queries, paging: Paging, today: string) {
  const found = db.selectFrom('popup').where('start_date', '<=', today).where('end_date', '>=', today);
  const query = found
    .select(['popup_no', 'title', 'image_path', 'web_link', 'top_location', 'left_location'])
    .orderBy('start_date', 'desc')
    .orderBy('popup_no', 'desc');
  return fetchPage(query, paging);
}

/** Banners of the main page that run on a day. */
export async function listHomeBanners(db: Queries, place: 'top' | 'bottom', paging: Paging, today: string) {
  const found = db
    .selectFrom('home_banner')
    .where('place', '=', place)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today);
  const query = found
    .select(['banner_no', 'title', 'description', 'image_path', 'url'])
    .orderBy('sort_order')
    .orderBy('banner_no');
  return fetchPage(query, paging);
}

/** Executives and staff, by department and rank as the association orders them. */
export async function listEmployees(db: Queries, paging: Paging & { department?: string | undefined }) {
  let found = db.selectFrom('employee');
  if (paging.department) found = found.where('department', '=', paging.department);
  const query = found
    .select(['employee_no', 'name', 'department', 'position', 'duty', 'phone', 'image_path'])
    .orderBy('sort_order')
    .orderBy('employee_no');
  return fetchPage(query, paging);
}

export interface AdBannerSearch extends Paging {
  site: number;
  position?: 'Footer' | 'Side' | undefined;
  sizeType?: 'L' | 'S' | undefined;
  connectType: number;
  menuType?: string | undefined;
  /** Only banners that run on this day. */
  day: string | null;
}

/** Advertising for a place: what is on that page alone comes before what is on every page. */
export async function listAdBanners(db: Queries, search: AdBannerSearch) {
  let found = db
    .selectFrom('ad_banner')
    .where('site', '=', search.site)
    .where('connect_type', '=', search.connectType === 2 ? 2 : 1);
  const { position, sizeType, menuType, day } = search;
  if (position) found = found.where('position', '=', position);
  if (sizeType) found = found.where('size_type', '=', sizeType);
  if (menuType)
    found = found.where((where) => where.or([where('menu_type', '=', menuType), where('menu_type', 'is', null)]));
  if (day) found = found.where('start_date', '<=', day).where('end_date', '>=', day);
  const query = found
    .select(['banner_no', 'title', 'image_path', 'url', 'position', 'size_type'])
    .orderBy('menu_type', (order) => order.asc().nullsLast())
    .orderBy('sort_order')
    .orderBy('banner_no');
  return fetchPage(query, search);
}
