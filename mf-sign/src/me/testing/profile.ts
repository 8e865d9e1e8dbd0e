import type { UserProfile } from '@portal/shared/contract/user';
import { aMember } from '@portal/shared/testing';

/** Data of a member, as on the member's own page. */
export const aProfile = (): UserProfile => ({
  ...aMember(),
  userBirth: '19660302',
  email: 'kim@hanbit-food.example',
  postCode: '04595',
  userAddress: '서울특별시 중구 한빛로 27',
  userAddress2: '5층',
  industryType: 1,
  lcns_no: '',
  bssh_nm: '',
  busn_type_nm: '',
  prsdnt_nm_secu: '',
  site_addr: '',
  agreeMarketing: false,
  agreeMarketingDate: null,
  joinDate: '2024-05-02T09:00:00+09:00',
});
