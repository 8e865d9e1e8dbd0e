/** Columns of a table of tracking numbers: our heading first, then those of the post and its customers. */
export const HEADINGS = {
  certificateNo: ['발송번호'],
  name: ['이름', '수취인', '수취인명', '수취인성명', '받는분', '받는분성명', '성명'],
  postCode: ['우편번호', '수취인우편번호', '받는분우편번호'],
  trackingNumber: ['송장번호', '등기번호', '우편물번호', '운송장번호', '접수번호'],
  carrier: ['택배사', '배송사'],
} as const;
export type Field = keyof typeof HEADINGS;
