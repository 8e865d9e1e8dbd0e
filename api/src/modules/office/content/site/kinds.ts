import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { SiteItem, SiteKind, SiteState } from '@portal/shared/contract/office';
import type {
  AdBannerTable,
  EmployeeTable,
  HomeBannerTable,
  MainTables,
  PopupTable,
  RelatedSiteTable,
} from '../../../../database/types/tables/main.ts';

/** Storage of one kind of item. */
export interface SiteKindRule {
  table: keyof MainTables;
  /** Primary key column. */
  key: string;
  /** In a table of several kinds: the discriminator column and its value. */
  only?: { column: string; value: string };
  /** Maps a form to columns. */
  columns(item: SiteItem): Record<string, string | number | null>;
  /** Column of each form field that the kind has. */
  read: Partial<Record<keyof SiteItem, string>>;
  /** True if it has a first and last day; otherwise it runs until withdrawn. */
  isScheduled: boolean;
  /** SQL order of the list, unless employees set it. */
  order?: string;
  /** Columns that define a slot on the page; items are ordered by hand within it. Absent for kinds without an order. */
  slot?: readonly string[];
}

const period = ({ startDay, endDay }: SiteItem) => ({ start_date: startDay, end_date: endDay });
const readPeriod = { startDay: 'start_date::text', endDay: 'end_date::text' };

const homeBanner = (slot: HomeBannerTable['slot']): SiteKindRule => ({
  table: 'home_banner',
  key: 'banner_no',
  only: { column: 'slot', value: slot },
  columns: (item) =>
    ({
      slot,
      title: item.title,
      description: item.description,
      image_path: item.imagePath,
      url: item.link,
      ...period(item),
    }) satisfies Omit<Insertable<HomeBannerTable>, 'sort_order'>,
  read: { title: 'title', description: 'description', imagePath: 'image_path', link: 'url', ...readPeriod },
  isScheduled: true,
  slot: ['slot'],
});

/** The rules of every kind. */
export const SITE_KIND_RULES: Record<SiteKind, SiteKindRule> = {
  popup: {
    table: 'popup',
    key: 'popup_no',
    columns: (item) =>
      ({
        title: item.title,
        image_path: item.imagePath,
        web_link: item.link,
        top_location: item.topLocation,
        left_location: item.leftLocation,
        ...period(item),
      }) satisfies Insertable<PopupTable>,
    read: {
      title: 'title',
      imagePath: 'image_path',
      link: 'web_link',
      topLocation: 'top_location',
      leftLocation: 'left_location',
      ...readPeriod,
    },
    isScheduled: true,
    order: 'start_date desc, popup_no desc',
  },
  topBanner: homeBanner('top'),
  bottomBanner: homeBanner('bottom'),
  adBanner: {
    table: 'ad_banner',
    key: 'banner_no',
    columns: (item) =>
      ({
        site: 1,
        position: item.position,
        size_type: item.sizeType,
        connect_type: item.connectType,
        menu_type: item.menuType || null,
        title: item.title,
        image_path: item.imagePath,
        url: item.link,
        ...period(item),
      }) satisfies Omit<Insertable<AdBannerTable>, 'sort_order'>,
    read: {
      title: 'title',
      imagePath: 'image_path',
      link: 'url',
      position: 'position',
      sizeType: 'size_type',
      connectType: 'connect_type',
      menuType: `coalesce(menu_type, '')`,
      ...readPeriod,
    },
    isScheduled: true,
    slot: ['position', 'size_type', 'connect_type', 'menu_type'],
  },
  site: {
    table: 'related_site',
    key: 'site_no',
    columns: (item) =>
      ({ site_name: item.title, url: item.link }) satisfies Omit<Insertable<RelatedSiteTable>, 'sort_order'>,
    read: { title: 'site_name', link: 'url' },
    isScheduled: false,
    slot: [],
  },
  executive: {
    table: 'employee',
    key: 'employee_no',
    columns: (item) =>
      ({
        name: item.title,
        department: item.department,
        position: item.jobTitle,
        duty: item.duty,
        phone: item.phone,
        image_path: item.imagePath,
      }) satisfies Omit<Insertable<EmployeeTable>, 'sort_order'>,
    read: {
      title: 'name',
      department: 'department',
      jobTitle: 'position',
      duty: 'duty',
      phone: 'phone',
      imagePath: 'image_path',
    },
    isScheduled: false,
    slot: [],
  },
};

/** SQL order of the list: by slot, then as set by employees. */
export const orderOf = ({ order, slot = [], key }: SiteKindRule): RawBuilder<unknown> =>
  sql.raw(order ?? [...slot, 'sort_order', key].join(', '));

/** SQL condition for the rows of the kind. */
export const ofKind = ({ only }: SiteKindRule): RawBuilder<unknown> =>
  only ? sql`${sql.ref(only.column)} = ${only.value}` : sql`true`;

/** SQL condition for a state on a day. */
export function inState({ isScheduled }: SiteKindRule, state: SiteState, today: string): RawBuilder<unknown> {
  if (state === 'withdrawn') return sql`withdrawn_at is not null`;
  if (!isScheduled) return state === 'running' ? sql`withdrawn_at is null` : sql`false`;
  const when = {
    scheduled: sql`start_date > ${today}::date`,
    over: sql`end_date < ${today}::date`,
    running: sql`start_date <= ${today}::date and end_date >= ${today}::date`,
  }[state];
  return sql`withdrawn_at is null and ${when}`;
}
