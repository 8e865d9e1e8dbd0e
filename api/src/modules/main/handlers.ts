import { seoulDay } from '@portal/shared/time';
import { toPage } from '../../database/page.ts';
import { handler, type HandlerTable } from '../../pipeline/handler.ts';
import { presentAdBanner, presentHomeBanner } from './banners/present.ts';
import { listAdBanners, listHomeBanners } from './banners/store.ts';
import { branchesIn, presentBranch } from './branches/store.ts';
import { presentEmployee, presentSite } from './directory/present.ts';
import { listEmployees, listSites } from './directory/store.ts';
import { findOldAddress } from './oldAddresses/find.ts';
import { listPopups, presentPopup } from './popups/popups.ts';
import { announcedChanges, viewLegalText } from './texts/legalTexts.ts';

/** Content around the pages: related sites, popups, banners, legal texts, and the association's people. */
export const mainHandlers = {
  findOldAddress,

  getMapStandingText: async (input, context) => viewLegalText(input, context),

  getMapTextChanges: async (_input, { now }) => ({ announced: announcedChanges(now) }),

  getListBoxSite: handler({ isCoalesced: true }, async (input, { db }) =>
    toPage(await listSites(db, input), input, presentSite),
  ),

  getListBoxPopup: handler({ isCoalesced: true }, async (input, { db, now }) =>
    toPage(await listPopups(db, input, seoulDay(now)), input, presentPopup),
  ),

  getListBoxTopBanner: handler({ isCoalesced: true }, async (input, { db, now }) =>
    toPage(await listHomeBanners(db, 'top', input, seoulDay(now)), input, presentHomeBanner),
  ),

  getListBoxBottomBanner: handler({ isCoalesced: true }, async (input, { db, now }) =>
    toPage(await listHomeBanners(db, 'bottom', input, seoulDay(now)), input, presentHomeBanner),
  ),

  fetchEmployeeList: handler({ isCoalesced: true }, async (input, { db }) =>
    toPage(await listEmployees(db, input), input, presentEmployee),
  ),

  getListBranch: handler({ isCoalesced: true }, async (_input, { db }) =>
    (await branchesIn(db, false).execute()).map(presentBranch),
  ),

  async AdBannerList({ isToday, ...search }, { db, now }) {
    const page = await listAdBanners(db, { ...search, day: isToday ? seoulDay(now) : null, now });
    return toPage(page, search, presentAdBanner);
  },
} satisfies Partial<HandlerTable>;
