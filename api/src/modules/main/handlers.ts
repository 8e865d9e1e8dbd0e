import { seoulDay } from '../../clock/seoul.ts';
import { toPage, type Paging } from '../../database/page.ts';
import type { CallContext, HandlerTable } from '../../pipeline/handler.ts';
import { listAdBanners, listEmployees, listHomeBanners, listPopups, listSites } from './banners/store.ts';

async function homeBanners(place: 'top' | 'bottom', paging: Paging, { db, now }: CallContext) {
  return toPage(await listHomeBanners(db, place, paging, seoulDay(now)), paging, (row) => ({
    bannerNo: row.banner_no,
    title: row.title,
    description: row.description,
    imagePath: row.image_path,
    url: row.url,
  }));
}

/** What frames the pages: related sites, popups, banners, and who works at the association. */
export const mainHandlers = {
  async getListBoxSite(input, { db }) {
    return toPage(await listSites(db, input), input, (row) => ({
      siteNo: row.site_no,
      siteName: row.site_name,
      url: row.url,
    }));
  },

  async getListBoxPopup(input, { db, now }) {
    return toPage(await listPopups(db, input, seoulDay(now)), input, (row) => ({
      popupNo: row.popup_no,
      title: row.title,
      imagePath: row.image_path,
      webLink: row.web_link,
      topLocation: row.top_location,
      leftLocation: row.left_location,
    }));
  },

  getListBoxTopBanner: (input, context) => homeBanners('top', input, context),
  getListBoxBottomBanner: (input, context) => homeBanners('bottom', input, context),

  async fetchEmployeeList(input, { db }) {
    return toPage(await listEmployees(db, input), input, (row) => ({
      employeeNo: row.employee_no,
      name: row.name,
      department: row.department,
      position: row.position,
      duty: row.duty,
      phone: row.phone,
      imagePath: row.image_path,
    }));
  },

  async AdBannerList({ isToday, ...input }, { db, now }) {
    const page = await listAdBanners(db, { ...input, day: isToday ? seoulDay(now) : null });
    return toPage(page, input, (row) => ({
      bannerNo: row.banner_no,
      title: row.title,
      imagePath: row.image_path,
      url: row.url,
      position: row.position,
      sizeType: row.size_type,
    }));
  },
} satisfies Partial<HandlerTable>;
