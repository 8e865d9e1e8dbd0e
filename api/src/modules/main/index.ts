import { seoulDay } from '../../clock/seoul.ts';
import { pageInfoOf, type Paging } from '../../database/page.ts';
import type { CallContext, HandlerTable } from '../../pipeline/handler.ts';
import { listAdBanners, listEmployees, listHomeBanners, listPopups, listSites } from './store.ts';

async function homeBanners(place: 'top' | 'bottom', paging: Paging, { db, now }: CallContext) {
  const { rows, totalRow } = await listHomeBanners(db, place, paging, seoulDay(now));
  return {
    list: rows.map((row) => ({
      bannerNo: row.banner_no,
      title: row.title,
      description: row.description,
      imagePath: row.image_path,
      url: row.url,
    })),
    pageInfo: pageInfoOf(paging, totalRow),
  };
}

/** What frames the pages: related sites, popups, banners, and who works at the association. */
export const mainHandlers = {
  async getListBoxSite(input, { db }) {
    const { rows, totalRow } = await listSites(db, input);
    return {
      list: rows.map((row) => ({ siteNo: row.site_no, siteName: row.site_name, url: row.url })),
      pageInfo: pageInfoOf(input, totalRow),
    };
  },

  async getListBoxPopup(input, { db, now }) {
    const { rows, totalRow } = await listPopups(db, input, seoulDay(now));
    return {
      list: rows.map((row) => ({
        popupNo: row.popup_no,
        title: row.title,
        imagePath: row.image_path,
        webLink: row.web_link,
        topLocation: row.top_location,
        leftLocation: row.left_location,
      })),
      pageInfo: pageInfoOf(input, totalRow),
    };
  },

  getListBoxTopBanner: (input, context) => homeBanners('top', input, context),
  getListBoxBottomBanner: (input, context) => homeBanners('bottom', input, context),

  async fetchEmployeeList(input, { db }) {
    const { rows, totalRow } = await listEmployees(db, input);
    return {
      list: rows.map((row) => ({
        employeeNo: row.employee_no,
        name: row.name,
        department: row.department,
        position: row.position,
        duty: row.duty,
        phone: row.phone,
        imagePath: row.image_path,
      })),
      pageInfo: pageInfoOf(input, totalRow),
    };
  },

  async AdBannerList({ isToday, ...input }, { db, now }) {
    const { rows, totalRow } = await listAdBanners(db, { ...input, day: isToday ? seoulDay(now) : null });
    return {
      list: rows.map((row) => ({
        bannerNo: row.banner_no,
        title: row.title,
        imagePath: row.image_path,
        url: row.url,
        position: row.position,
        sizeType: row.size_type,
      })),
      pageInfo: pageInfoOf(input, totalRow),
    };
  },
} satisfies Partial<HandlerTable>;
