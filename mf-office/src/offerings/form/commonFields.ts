import type { OfferingKind } from '@portal/shared/contract/office';
import { HALL_NAMES } from '@portal/shared/papers';
import type { FormFields } from '../../parts/form/FieldGroups.tsx';
import type { HallChoice } from './places/hall.ts';

/** Fields shared by courses and exams. */

export const GRADES = [
  { value: 1, label: '1급' },
  { value: 2, label: '2급' },
];

export const PLACE_TITLE = '장소와 자리';

const PLACE_AND_SEATS = [
  { name: 'address', label: '장소', wide: true },
  { name: 'address2', label: '상세 장소', optional: true, wide: true },
  { name: 'capacity', label: '정원 (명)', type: 'number' },
  { name: 'price', label: '금액 (원)', type: 'number', hint: '무료이면 0을 입력합니다.' },
] as const;

/** Place and seats, with the halls to choose from; undefined where there is no hall. */
export const placeAndSeats = (kind: OfferingKind, halls: readonly HallChoice[] | undefined) =>
  ({
    title: PLACE_TITLE,
    columns: 2,
    fields: [
      ...(halls
        ? [
            {
              name: 'hallNo',
              label: HALL_NAMES[kind],
              hint: '고르면 장소가 채워집니다. 목록에 없는 곳은 아래에 적습니다.',
              optional: true,
              wide: true,
              options: [
                { value: '', label: '직접 입력' },
                ...halls.map(({ hallNo, name, seats }) => ({ value: hallNo, label: `${name} (${seats}석)` })),
              ],
            } as const,
          ]
        : []),
      ...PLACE_AND_SEATS,
    ],
  }) as const satisfies FormFields<string>;

export const PERIOD = {
  title: '신청 기간',
  columns: 2,
  fields: [
    { name: 'applyStartDay', label: '신청 시작일', type: 'date' },
    { name: 'applyStartTime', label: '신청 시작 시각', type: 'time' },
    { name: 'applyEndDay', label: '신청 마감일', type: 'date' },
    { name: 'applyEndTime', label: '신청 마감 시각', type: 'time' },
  ],
} as const satisfies FormFields<string>;

export const REFUNDS = {
  title: '환불 기간',
  lead: '첫날 0시부터 마지막 날 24시까지 취소하면 그 비율만큼 환불합니다. 두 기간은 겹칠 수 없습니다.',
  columns: 3,
  fields: [
    { name: 'reStartDate', label: '첫째 기간 첫날', type: 'date' },
    { name: 'reEndDate', label: '첫째 기간 마지막 날', type: 'date' },
    { name: 'percent', label: '첫째 기간 환불 비율 (%)', type: 'number' },
    { name: 'reStartDate2', label: '둘째 기간 첫날', type: 'date' },
    { name: 'reEndDate2', label: '둘째 기간 마지막 날', type: 'date' },
    { name: 'percent2', label: '둘째 기간 환불 비율 (%)', type: 'number' },
  ],
} as const satisfies FormFields<string>;

export const TEXTS = {
  title: '안내',
  fields: [
    { name: 'contactPhone', label: '문의 전화', optional: true },
    {
      name: 'content',
      label: '안내 글',
      type: 'area',
      optional: true,
      hint: '빈 줄을 넣으면 문단이 나뉩니다.',
    },
  ],
} as const satisfies FormFields<string>;

/** Default values of a new course or exam. */
export const COMMON_DEFAULTS = {
  version: '',
  rating: 2,
  time: '10:00',
  endTime: '',
  hallNo: '' as const,
  address: '',
  address2: '',
  capacity: '',
  price: '',
  applyStartDay: '',
  applyStartTime: '09:00',
  applyEndDay: '',
  applyEndTime: '18:00',
  reStartDate: '',
  reEndDate: '',
  percent: 100,
  reStartDate2: '',
  reEndDate2: '',
  percent2: 80,
  contactPhone: '',
  content: '',
  files: [],
};
