import { sql } from 'kysely';
import { fetchPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';

/** Banners of the main page for a day. */
export function listHomeBanners(db: Queries, slot: 'top' | 'bottom', paging: Paging, today: string) {
  const query = db
    .selectFrom('home_banner')
    .where('slot', '=', slot)
    .where('withdrawn_at', 'is', null)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .select(['banner_no', 'title', 'description', 'image_path', 'url'])
    .orderBy('sort_order')
    .orderBy('banner_no');
  return fetchPage(query, paging);
}

interface AdBannerSearch extends Paging {
  site: number;
  position?: 'Footer' | 'Side' | undefined;
  sizeType?: 'L' | 'S' | undefined;
  connectType: number;
  menuType?: string | undefined;
  /** Only banners that are shown on this day; null for all. */
  day: string | null;
  /** Time of the request; decides which banner is first. */
  now: Date;
}

/** Time for which a banner is first in its slot; the sold product promises rotation. */
const BANNER_TURN_MS = 60_000;

/**
 * Advertising banners. Those of one slot, a position and a size, rotate: each is first for a minute, and the others
 * follow in their order, the page's own before those of every page. The first banners of all slots come before the
 * second ones, so that a page of the list has some of each slot. The server's clock decides, because chance in the
 * browser would differ from the rendered page.
 */
export function listAdBanners(db: Queries, search: AdBannerSearch) {
  const { site, connectType, position, sizeType, menuType, day, now } = search;
  let matching = db
    .selectFrom('ad_banner')
    .where('site', '=', site)
    .where('connect_type', '=', connectType === 2 ? 2 : 1)
    .where('withdrawn_at', 'is', null);
  if (position) matching = matching.where('position', '=', position);
  if (sizeType) matching = matching.where('size_type', '=', sizeType);
  if (menuType)
    matching = matching.where((where) => where.or([where('menu_type', '=', menuType), where('menu_type', 'is', null)]));
  if (day) matching = matching.where('start_date', '<=', day).where('end_date', '>=', day);
  const turn = Math.floor(now.getTime() / BANNER_TURN_MS);
  const place = sql`row_number() over (
    partition by position, size_type order by menu_type asc nulls last, sort_order, banner_no
  ) - 1`;
  const places = sql`count(*) over (partition by position, size_type)`;
  const query = matching
    .select(['banner_no', 'title', 'image_path', 'url', 'position', 'size_type'])
    .orderBy(sql`(${place} + ${places} - ${turn}::int % ${places}) % ${places}`)
    .orderBy('position')
    .orderBy('size_type');
  return fetchPage(query, search);
}
