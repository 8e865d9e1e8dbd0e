import * as v from 'valibot';
import { memberCalls, publicCalls } from './base/callsFor.ts';
import { listOf, paging } from './base/envelope.ts';
import { industryType, requiredText, text } from './base/fields.ts';

/** Files, code lists, and lookups that the API makes for the browser (specification §7). */

const member = memberCalls('/api/common');
const anyone = publicCalls('/api/common');

// In its own file because every page needs URLs of files.
export { downloadFile, fileAddress } from './base/download.ts';

/** Maximum bytes of an uploaded file. */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;

export const uploadFile = member.post('uploadFile', {
  unanswered: null,
  body: 'multipart',
  file: 'any',
  summary: 'Stores the multipart field file, checked by its content; entity is its path',
  input: v.object({}),
  entity: v.string(),
});

export const educationCode = anyone.get('education/code', {
  summary:
    'The code lists that forms offer: grades, course kinds, industries, regions, banks, payment methods, and the ways ' +
    'to be identified that this portal offers',
  input: v.object({}),
  entity: v.array(
    v.object({
      /** Name of the list: RATING, EDU_TYPE, INDUSTRY, REGION, BANK, PAY_METHOD, IDENTITY_WAY. */
      group: v.string(),
      code: v.string(),
      codeName: v.string(),
    }),
  ),
});

/** Names of the three trades that may join, by industryType (specification §2). */
export const INDUSTRY_NAMES = { 1: '일반음식점', 2: '집단급식소', 3: '위탁급식영업' } as const;

/** Industry codes of the licence lookup by industryType (specification §9). */
export const INDUSTRY_CODES = { 1: '101', 2: '105', 3: '120' } as const;

export const licence = anyone.get('licence', {
  summary: 'Business licences, from the public food-safety service; the API asks it so that its key stays here',
  input: v.object({
    /** Food type; 001 is 음식점. */
    food_gbn: v.optional(text(3), '001'),
    /** Part of the business name. */
    upsoname: v.optional(text(100), ''),
    /** Part of the representative's name. */
    prsdnt_nm: v.optional(text(50), ''),
    /** One of the 17 province and city region codes; empty for all. */
    sido_cd: v.optional(text(10), ''),
    /** 101, 105 or 120, several separated by commas; empty for all three. */
    induty_cd: v.optional(text(20), ''),
    /** Alternative to induty_cd: selects the codes of this industryType. */
    industryType: v.optional(industryType),
    /** Page number from 1, under the service's own name; 10 results per page. */
    start_idx: v.optional(paging.page),
    ...paging,
  }),
  entity: listOf(
    v.object({
      rno: v.number(),
      lcns_no: v.string(),
      bssh_nm: v.string(),
      busn_type_nm: v.string(),
      prsdnt_nm_secu: v.string(),
      site_addr: v.string(),
    }),
  ),
});

export const address = anyone.get('address', {
  summary: 'Postcode search, where the postcode service cannot be reached by the browser',
  input: v.object({ ...paging, keyword: requiredText(100, '검색어를 입력해주세요.') }),
  entity: listOf(
    v.object({
      postCode: v.string(),
      /** Road-name address. */
      roadAddress: v.string(),
      /** Lot-number address. */
      jibunAddress: v.string(),
    }),
  ),
});
