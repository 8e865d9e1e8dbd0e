import { association } from '@portal/shared/association';

/** A course of hygiene education: its hours by law, and the association's fee. */
export interface Course {
  who: string;
  when: string;
  hours: string;
  /** Won. */
  classroom: number;
  online: number;
}

/** Source of the hours: 식품위생법 제41조, 같은 법 시행규칙 제52조. */
export const COURSES: readonly Course[] = [
  {
    who: '음식점을 새로 여는 분 (일반음식점, 위탁급식)',
    when: '영업신고를 하기 전',
    hours: '6시간',
    classroom: 36_000,
    online: 30_000,
  },
  {
    who: '집단급식소를 새로 설치·운영하는 분',
    when: '설치신고를 하기 전',
    hours: '6시간',
    classroom: 36_000,
    online: 30_000,
  },
  {
    who: '이미 영업하고 있는 분',
    when: '해마다 한 번, 12월 31일까지',
    hours: '3시간',
    classroom: 24_000,
    online: 20_000,
  },
  {
    who: '집단급식소를 운영하고 있는 분',
    when: '해마다 한 번, 12월 31일까지',
    hours: '3시간',
    classroom: 24_000,
    online: 20_000,
  },
];

interface Step {
  title: string;
  text: string;
  /** Sites mentioned in the step. */
  sites?: readonly { name: string; url: string }[];
}

export const PROCEDURE: readonly Step[] = [
  { title: '회원 가입', text: '누리집에 가입할 때 업소 검색으로 영업신고한 업소를 골라주세요.' },
  {
    title: '회원 명단 전달',
    text: '협회가 교육 대상자 명단을 식품의약품안전처에 보냅니다. 보통 1일에서 2일이 걸립니다.',
    sites: [{ name: '식품의약품안전처', url: 'https://www.mfds.go.kr' }],
  },
  {
    title: '온라인 학습실 접속',
    text: '명단이 등록되면 문자로 알려드립니다. 온라인 학습실에 들어가 본인 확인을 합니다. 집합교육을 받으시면 교육장에서 확인합니다.',
    sites: [association.classRoom],
  },
  {
    title: '교육 수강',
    text: '온라인교육을 듣거나 집합교육에 참석합니다. 시간을 모두 채우면 수료증이 바로 나오고, 이수 내역은 식품안전나라에서도 확인하실 수 있습니다.',
    sites: [{ name: '식품안전나라', url: 'https://www.foodsafetykorea.go.kr' }],
  },
];

export const EXEMPT = [
  '조리사, 영양사 또는 위생사 면허가 있는 분이 음식점을 새로 여는 때에는 신규 교육을 받지 않아도 됩니다.',
  '같은 업종의 신규 교육을 받은 지 2년이 지나지 않았다면 다시 받지 않아도 되는 경우가 있습니다.',
  '여러 업소를 운영하는 분은 업소마다 위생관리책임자를 정해 대신 교육받게 할 수 있습니다.',
] as const;
