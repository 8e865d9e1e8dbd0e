import type { Person } from '../../auth/testing/provePhone.ts';

/** Form of a person who joins. */
export const joinInput = (userId: string, person: Person) => ({
  userId,
  userPw: 'Hanbit!27x',
  ...person,
  userBirth: '19850214',
  email: `${userId.toLowerCase()}@example.com`,
  postCode: '04595',
  userAddress: '서울특별시 중구 한빛로 27',
  userAddress2: '3층',
  industryType: 1 as const,
  lcns_no: '20110012345',
  bssh_nm: '한빛국밥집',
  busn_type_nm: '일반음식점',
  prsdnt_nm_secu: '홍*동',
  site_addr: '서울특별시 중구 한빛로 29',
  agreeTerms: true,
  agreePrivacy: true,
  agreeMarketing: false,
});
