import type { Subject } from '../../../demo/pictures/motifs.ts';

/** Who advertises with the association: suppliers of kitchens and halls. */
export interface Advertiser {
  name: string;
  /** For a long banner, two lines. */
  long: readonly [string, string];
  /** For a short one. */
  short: readonly [string, string];
  subject: Subject;
  beside: Subject;
}

export const advertisers: readonly Advertiser[] = [
  {
    name: '들녘미곡',
    long: ['도정한 지 사흘 안에 도착하는', '업소용 햅쌀 20kg'],
    short: ['사흘 안에', '도착하는 햅쌀'],
    subject: 'rice',
    beside: 'market',
  },
  {
    name: '한결주방설비',
    long: ['주방 배기와 소방 점검', '한 번에 예약하세요'],
    short: ['배기·소방', '한 번에 점검'],
    subject: 'kitchen',
    beside: 'checklist',
  },
  {
    name: '장독대식품',
    long: ['일 년 묵힌 된장과 간장', '대용량으로 보내 드립니다'],
    short: ['일 년 묵힌', '된장과 간장'],
    subject: 'jars',
    beside: 'stew',
  },
  {
    name: '남해활어',
    long: ['오늘 아침 위판한 생선을', '점심 전에 업소까지'],
    short: ['아침 위판', '점심 도착'],
    subject: 'fish',
    beside: 'table',
  },
  {
    name: '맑은손위생',
    long: ['손 세정제와 소독제', '정기 배송 첫 달 반값'],
    short: ['소독제', '정기 배송'],
    subject: 'hands',
    beside: 'checklist',
  },
  {
    name: '온도지킴이',
    long: ['냉장고 온도를 휴대폰으로', '기록까지 저절로 남습니다'],
    short: ['냉장고 온도', '자동 기록'],
    subject: 'thermometer',
    beside: 'laptop',
  },
  {
    name: '바른포스',
    long: ['주문과 결제, 매출 정산까지', '한 대로 끝내는 단말기'],
    short: ['주문·결제', '한 대로'],
    subject: 'laptop',
    beside: 'storefront',
  },
  {
    name: '푸른밭유통',
    long: ['새벽에 거둔 잎채소', '영업 전에 받아 보세요'],
    short: ['새벽 수확', '잎채소'],
    subject: 'vegetables',
    beside: 'market',
  },
  {
    name: '고운앞치마',
    long: ['이름을 새긴 조리복과 앞치마', '열 벌부터 맞춰 드립니다'],
    short: ['이름 새긴', '조리복'],
    subject: 'apron',
    beside: 'hands',
  },
  {
    name: '골목간판',
    long: ['밤에도 눈이 편한 간판', '디자인부터 신고까지'],
    short: ['눈이 편한', '가게 간판'],
    subject: 'storefront',
    beside: 'megaphone',
  },
  {
    name: '손국수제면',
    long: ['업소마다 다른 굵기로', '당일 뽑은 생면'],
    short: ['당일 뽑은', '생면'],
    subject: 'noodles',
    beside: 'rice',
  },
  {
    name: '달빛떡방',
    long: ['후식과 답례로 좋은', '한입 떡 세트'],
    short: ['한입 떡', '후식 세트'],
    subject: 'ricecake',
    beside: 'calendar',
  },
  {
    name: '이음노무법인',
    long: ['근로계약서부터 급여까지', '음식점 전문 노무 상담'],
    short: ['음식점', '노무 상담'],
    subject: 'checklist',
    beside: 'seminar',
  },
  {
    name: '한상도자기',
    long: ['가볍고 잘 깨지지 않는', '업소용 그릇 2,400종'],
    short: ['업소용', '그릇 2,400종'],
    subject: 'table',
    beside: 'stew',
  },
];

/** The pages that carry advertising. */
export const advertisingPages = ['main', 'about', 'hygn', 'manager', 'space', 'news', 'sign'] as const;
