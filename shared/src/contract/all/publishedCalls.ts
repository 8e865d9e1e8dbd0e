import type { Call } from '../base/call.ts';
import {
  AdBannerList,
  fetchEmployeeList,
  getListBoxBottomBanner,
  getListBoxPopup,
  getListBoxSite,
  getListBoxTopBanner,
} from '../main.ts';
import { getListBoxExamNotice, getMapExamNotice } from '../manager/examNotice.ts';
import { getMapTariff } from '../manager/tariff.ts';
import {
  fetchNewsList,
  getListBoxAsctn,
  getListBoxData,
  getListBoxFaq,
  getListBoxNotice,
  getMapAsctn,
  getMapData,
  getMapNews,
  getMapNotice,
} from '../news.ts';
import { getMapStandingText, getMapTextChanges } from '../standingText.ts';

/**
 * Calls whose answers change with what `awaitPublished` names, and with nothing else but numbers of views and turns of
 * banners: pages of them alone can be kept until it names something else. Not those with seats, nor with what members
 * write.
 */
export const PUBLISHED_CALLS: readonly Call[] = [
  AdBannerList,
  fetchEmployeeList,
  fetchNewsList,
  getListBoxAsctn,
  getListBoxBottomBanner,
  getListBoxData,
  getListBoxExamNotice,
  getListBoxFaq,
  getListBoxNotice,
  getListBoxPopup,
  getListBoxSite,
  getListBoxTopBanner,
  getMapAsctn,
  getMapData,
  getMapExamNotice,
  getMapNews,
  getMapNotice,
  getMapStandingText,
  getMapTariff,
  getMapTextChanges,
];
