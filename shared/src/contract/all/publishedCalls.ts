import type { Call } from '../base/call.ts';
import { getMapStandingText, getMapTextChanges } from '../legalText.ts';
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

/**
 * Calls with responses that change only with what `awaitPublished` reports, apart from view counts and banner rotation.
 * Pages that make only these calls can be cached until its next report. Excludes calls with seat counts and with
 * members' content.
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
