import type { UserProfile } from '@portal/shared/contract/user';
import type { PersonValues } from './personSchema.ts';

/** The form as it begins: what the association knows of the member. */
export const prefilled = (profile: UserProfile): PersonValues => ({
  name: profile.name,
  userBirth: profile.userBirth,
  postCode: profile.postCode,
  userAddress: profile.userAddress,
  userAddress2: profile.userAddress2,
  memo: '',
  agreeRefund: false,
  agreePrivacy: false,
});
