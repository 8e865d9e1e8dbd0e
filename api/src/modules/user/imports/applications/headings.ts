/**
 * Columns of a file of past applications with their accepted headings. Each comment is its row in the operating
 * reference.
 */
export const APPLICATION_HEADINGS = {
  /** Required: recognizes the row. */
  number: ['신청번호', '접수번호', '주문번호'],
  /** 교육 or 시험, required. */
  kind: ['구분', '종류', '신청구분'],
  /** Required. */
  oldNumber: ['회원번호', '회원코드', '회원관리번호'],
  /** Required. */
  title: ['교육·시험명', '교육명', '시험명', '과정명', '제목'],
  /** First day, required. */
  heldOn: ['교육·시험일', '교육일', '시험일', '시행일', '교육시작일', '일자'],
  /** Required. */
  appliedOn: ['신청일', '신청일자', '신청일시', '접수일', '접수일자', '접수일시'],
  /** 수료, 미수료, 합격, 불합격, 참석, 불참 or 취소, required. */
  status: ['상태', '결과', '처리상태', '진행상태'],
  /** 1급 or 2급. */
  grade: ['급수', '등급'],
  /** 필기 or 실기. */
  part: ['시험구분', '필기실기', '과목'],
  /** Place. */
  place: ['장소', '교육장', '시험장', '고사장'],
  /** At most two decimals. */
  score: ['점수', '총점', '평균'],
  /** Won. */
  paid: ['결제금액', '결제액', '납부금액', '입금액', '받은금액'],
  /** Shown as it is. */
  paidBy: ['결제방법', '결제수단', '납부방법', '입금방법'],
  /** Day of the payment. */
  paidOn: ['결제일', '결제일자', '결제일시', '납부일', '입금일'],
  /** Won. */
  refunded: ['환불금액', '환불액'],
  /** Day of the refund. */
  refundedOn: ['환불일', '환불일자', '환불일시'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ApplicationField = keyof typeof APPLICATION_HEADINGS;

export const REQUIRED_FIELDS: readonly ApplicationField[] = [
  ...(['number', 'kind', 'oldNumber', 'title', 'heldOn', 'appliedOn', 'status'] as const),
];
