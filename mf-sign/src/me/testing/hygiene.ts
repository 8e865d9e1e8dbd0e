import type { CallEntity } from '@portal/shared/contract';
import type { getMapHygiene } from '@portal/shared/contract/hygiene';

/** A member without a business and without completions. */
export const noHygiene = (): CallEntity<typeof getMapHygiene> => ({
  state: null,
  courseName: '기존 영업자 위생교육 3시간',
  dueOn: '2026-12-31',
  name: '김한빛',
  userBirth: '19660302',
  completions: [],
});
