import { BANNER_SIZES, MAX_BANNERS } from '@portal/shared/contract/main';

/** A kind of banner that the association sells. */
export interface BannerProduct {
  name: string;
  position: string;
  /** Picture size in pixels, width × height. */
  size: string;
  /** Maximum per page. */
  perPage: string;
  /** Won for one month, excluding value-added tax. */
  monthlyPrice: number;
  /** The same for members of the association. */
  memberMonthlyPrice: number;
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
const perPageOf = (count: number) => `한 화면에 ${count}개`;
const BELOW = '안내와 소식 화면의 아래쪽';
const BESIDE = '넓은 화면의 오른쪽';

export const BANNER_PRODUCTS: readonly BannerProduct[] = [
  {
    name: '하단 긴 배너',
    position: BELOW,
    size: sizeOf(BANNER_SIZES.Footer.L),
    perPage: perPageOf(MAX_BANNERS.L),
    monthlyPrice: 600_000,
    memberMonthlyPrice: 480_000,
  },
  {
    name: '하단 짧은 배너',
    position: BELOW,
    size: sizeOf(BANNER_SIZES.Footer.S),
    perPage: perPageOf(MAX_BANNERS.S),
    monthlyPrice: 300_000,
    memberMonthlyPrice: 240_000,
  },
  {
    name: '옆면 긴 배너',
    position: BESIDE,
    size: sizeOf(BANNER_SIZES.Side.L),
    perPage: perPageOf(MAX_BANNERS.L),
    monthlyPrice: 400_000,
    memberMonthlyPrice: 320_000,
  },
  {
    name: '옆면 짧은 배너',
    position: BESIDE,
    size: sizeOf(BANNER_SIZES.Side.S),
    perPage: perPageOf(MAX_BANNERS.S),
    monthlyPrice: 200_000,
    memberMonthlyPrice: 160_000,
  },
];

/** Steps from the first contact to the published banner. */
export const ORDER_STEPS = [
  { title: '상담 신청', text: '광고할 내용, 원하는 위치와 기간을 전자우편이나 전화로 알려주세요.' },
  { title: '자리 확인과 견적', text: '근무일 기준 2일 안에 빈자리와 금액을 알려드립니다.' },
  { title: '시안 제출', text: '배너 그림과 연결할 주소를 보내주세요. 시안 제작을 맡기실 수도 있습니다.' },
  { title: '심의', text: '표시·광고 관련 법령에 맞는지 근무일 기준 3일 안에 확인합니다.' },
  { title: '입금과 게재', text: '입금이 확인된 다음 날 오전 10시부터 게재하고 세금계산서를 보내드립니다.' },
] as const;

/** Advertising that the association does not accept. */
export const REFUSED_ADS = [
  '식품을 질병의 예방이나 치료에 효과가 있는 것처럼 표현한 광고',
  '사실과 다르거나 근거 없이 최고, 유일 등의 표현을 쓴 광고',
  '주류, 담배, 사행성 업종과 고금리 대출 광고',
  '다른 업소나 상품을 헐뜯는 광고, 특정 정당이나 종교의 광고',
] as const;
