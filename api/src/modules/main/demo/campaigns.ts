import type { Subject } from '../../../demo/pictures/motifs.ts';

/** Title, description, link and drawing of what the main page has announced in the course of time. */
export type Campaign = readonly [title: string, description: string, url: string, subject: Subject, beside: Subject];

/** The first ones run today; the rest ran before or are yet to run. */
export const topCampaigns: readonly Campaign[] = [
  [
    '외식경영관리사, 지금 시작하세요',
    '1급과 2급 교육·시험 일정을 한눈에 보고 바로 신청하실 수 있습니다.',
    '/manager/info',
    'certificate',
    'seminar',
  ],
  [
    '가까운 교육장에서 만나는 관리사 교육',
    '전국 교육장의 남은 자리를 확인하고 휴대폰으로 신청하십시오.',
    '/manager/edu/apply',
    'seminar',
    'calendar',
  ],
  [
    '안전한 한 그릇, 위생교육이 지킵니다',
    '신규·기존 영업자 위생교육의 대상과 방법을 안내합니다.',
    '/hygn/notice',
    'hands',
    'stew',
  ],
  [
    '회원 업소의 맛을 소개합니다',
    '전국 회원이 직접 쓴 업소 이야기를 만나 보십시오.',
    '/space/promotion',
    'table',
    'storefront',
  ],
];

export const bottomCampaigns: readonly Campaign[] = [
  ['주방 위생 일일 점검표', '출력해서 바로 쓰는 점검표를 받으세요.', '/news/data', 'checklist', 'kitchen'],
  [
    '자격증 신청과 재발급',
    '합격 후 자격증을 신청하는 방법입니다.',
    '/manager/exam/certificate',
    'certificate',
    'checklist',
  ],
  ['협회로 오시는 길', '지하철과 버스, 주차를 안내합니다.', '/about/road', 'storefront', 'calendar'],
  ['K-푸드 소식', '국내외 한식 소식을 모았습니다.', '/news/kfood', 'noodles', 'rice'],
  ['교육 후기', '먼저 배운 회원의 이야기입니다.', '/space/promotion', 'seminar', 'laptop'],
  ['광고 안내', '협회 누리집에 광고를 싣고 싶으시다면.', '/space/banner', 'megaphone', 'market'],
];

export const popupCampaigns: readonly (readonly [
  over: string,
  first: string,
  second: string,
  under: string,
  link: string,
  subject: Subject,
])[] = [
  ['교육 신청', '하반기 관리사 교육', '수강생을 모십니다', '전국 교육장·온라인', '/manager/edu/apply', 'seminar'],
  ['위생 안내', '겨울철 노로바이러스', '굴은 꼭 익혀서', '85℃에서 1분 이상', '/hygn/notice', 'hands'],
  ['주의', '협회 사칭 문자를', '조심하십시오', '계좌번호를 묻지 않습니다', '/news/notice', 'megaphone'],
];

/** Campaigns of other months: season, theme and drawing. */
const seasons = ['새봄', '초여름', '장마철', '한여름', '초가을', '김장철', '한겨울', '설맞이'] as const;
const themes: readonly (readonly [
  theme: string,
  description: string,
  url: string,
  subject: Subject,
  beside: Subject,
])[] = [
  ['위생 점검 주간', '냉장고 온도와 손 씻기 시설을 함께 살펴봅니다.', '/hygn/notice', 'thermometer', 'checklist'],
  ['식재료 공동구매', '회원 값으로 좋은 재료를 마련하십시오.', '/news/notice', 'market', 'vegetables'],
  ['자격시험 접수', '교육을 마친 회원은 바로 접수하실 수 있습니다.', '/manager/exam/apply', 'certificate', 'calendar'],
  ['나눔 밥상', '지회와 회원이 함께 이웃에게 따뜻한 한 끼를 전합니다.', '/news/asctn', 'stew', 'hands'],
];

export const otherCampaigns: readonly Campaign[] = themes.flatMap(([theme, description, url, subject, beside]) =>
  seasons.map((season): Campaign => [
    `${season} ${theme}`,
    `${season} ${theme}입니다. ${description}`,
    url,
    subject,
    beside,
  ]),
);
