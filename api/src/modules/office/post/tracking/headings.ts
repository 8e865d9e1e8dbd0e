/** Columns of a table of tracking numbers. */
export const HEADINGS = {
  certificateNo: '발송번호',
  name: '이름',
  postCode: '우편번호',
  trackingNumber: '송장번호',
  carrier: '택배사',
} as const;
export type Field = keyof typeof HEADINGS;

/** Other headings, without whitespace, that the post and its customers use for the same columns. */
export const OTHER_HEADINGS: Readonly<Record<string, Field>> = {
  수취인: 'name',
  수취인명: 'name',
  수취인성명: 'name',
  받는분: 'name',
  받는분성명: 'name',
  성명: 'name',
  수취인우편번호: 'postCode',
  받는분우편번호: 'postCode',
  등기번호: 'trackingNumber',
  우편물번호: 'trackingNumber',
  운송장번호: 'trackingNumber',
  접수번호: 'trackingNumber',
  배송사: 'carrier',
};
