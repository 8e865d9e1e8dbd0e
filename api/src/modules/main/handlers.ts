import { seoulDay } from '@portal/shared/time';
import { toPage } from '../../database/page.ts';
import type { HandlerTable } from '../../pipeline/handler.ts';
import { presentAdBanner, presentHomeBanner } from './banners/present.ts';
import { listAdBanners, listHomeBanners } from './banners/store.ts';
import { presentEmployee, presentSite } from './directory/present.ts';
import { listEmployees, listSites } from './directory/store.ts';
import { presentPopup } from './popups/present.ts';
import { listPopups } from './popups/store.ts';

/** What frames the pages: related sites, popups, banners, and the association's people. */
export const mainHandlers = {
  async getListBoxSite(input, { db }) {
    return toPage(await listSites(db, input), input, presentSite);
  },

  async getListBoxPopup(input, { db, now }) {
    return toPage(await listPopups(db, input, seoulDay(now)), input, presentPopup);
  },

  async getListBoxTopBanner(input, { db, now }) {
    return toPage(await listHomeBanners(db, 'top', input, seoulDay(now)), input, presentHomeBanner);
  },

  async getListBoxBottomBanner(input, { db, now }) {
    return toPage(await listHomeBanners(db, 'bottom', input, seoulDay(now)), input, presentHomeBanner);
  },

  async fetchEmployeeList(input, { db }) {
    return toPage(await listEmployees(db, input), input, presentEmployee);
  },

  async AdBannerList({ isToday, ...search }, { db, now }) {
    const page = await listAdBanners(db, { ...search, day: isToday ? seoulDay(now) : null, now });
    return toPage(page, search, presentAdBanner);
  },
} satisfies Partial<HandlerTable>;
