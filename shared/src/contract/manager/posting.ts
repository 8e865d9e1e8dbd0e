import * as v from 'valibot';
import { postCodeRule, storableText } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, integer, rowNumber, text } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** Postal address of a certificate, and tracking numbers of the carriers. */

const member = memberCalls('/api/home/manager');

export const CARRIER_NAMES = {
  EPOST: '우체국',
  CJ: 'CJ대한통운',
  HANJIN: '한진택배',
  LOTTE: '롯데택배',
} as const;
export type Carrier = keyof typeof CARRIER_NAMES;
export const carrier = wordOf(CARRIER_NAMES, '택배사를 골라주세요.');

/** Lengths of a carrier's tracking numbers, in digits. */
const LENGTHS: Readonly<Record<Carrier, readonly number[]>> = {
  EPOST: [13],
  CJ: [10, 12],
  HANJIN: [10, 12, 14],
  LOTTE: [10, 12, 13],
};

/** True if the digits can be a tracking number of the carrier. */
export const isTrackingNumber = (by: Carrier, digits: string): boolean =>
  /^\d+$/.test(digits) && LENGTHS[by].includes(digits.length);

/** Message for a number that the carrier does not use. */
export const trackingNumberProblem = (by: Carrier): string =>
  `${CARRIER_NAMES[by]} 송장번호는 숫자 ${LENGTHS[by].join(', ')}자리입니다. 번호를 다시 확인해주세요.`;

/** Tracking pages of the carriers; the number is appended. */
const TRACKING_PAGES: Readonly<Record<Carrier, string>> = {
  EPOST: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
  CJ: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  HANJIN: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  LOTTE: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
};
export const trackingUrl = (by: Carrier, digits: string): string => `${TRACKING_PAGES[by]}${digits}`;

const MAX_ADDRESS = 200;
/** Address under the field names of the portal's forms. */
export const postAddressEntries = {
  postCode: postCodeRule,
  userAddress: v.pipe(
    storableText('주소를 입력해주세요.'),
    v.trim(),
    v.nonEmpty('주소를 입력해주세요.'),
    v.maxLength(MAX_ADDRESS, `${MAX_ADDRESS}자 이내로 입력해주세요.`),
  ),
  userAddress2: v.optional(text(MAX_ADDRESS), ''),
};

/** Address as displayed to its owner. */
export const postAddress = v.object({ postCode: v.string(), userAddress: v.string(), userAddress2: v.string() });

/** Shipment of a card. */
export const sending = v.object({
  sentAt: dateTime,
  /** All three are empty if the tracking number is unknown. */
  carrierName: v.string(),
  trackingNumber: v.string(),
  /** Tracking page of the carrier. */
  url: v.string(),
});

/** Not in the specification's list of calls: the address may be changed until the card is sent. */
export const patchIntCertificateAddress = member.patch('patchIntCertificateAddress', {
  unanswered: '주소가 바뀌었는지 ‘자격증 발급’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Says where a certificate is posted to, until it is sent; entity is the rows changed',
  input: v.object({ ...postAddressEntries, certificateNo: rowNumber }),
  entity: integer,
});
