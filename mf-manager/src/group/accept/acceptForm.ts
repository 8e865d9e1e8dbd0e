import * as v from 'valibot';
import type { UserProfile } from '@portal/shared/contract/user';
import { NO_ASSISTANCE } from '../../parts/person/AssistanceFields.tsx';
import { englishNameRule, type EnglishNameValues } from '../../parts/person/EnglishNameField.tsx';
import { agreed, attendeeSchema, CONSENTS, type AttendeeValues } from '../../parts/person/PersonFields.tsx';
import type { PhotoValues } from '../../parts/photo/PhotoField.tsx';

/** Values for accepting a seat; English name and photo for an exam only. */
export interface AcceptValues extends AttendeeValues, EnglishNameValues, PhotoValues {
  agreeSharing: boolean;
  agreeCompletion: boolean;
}

export const acceptSchema = v.intersect([
  attendeeSchema,
  v.object({
    enName: englishNameRule,
    userProfile: v.string(),
    agreeSharing: agreed('회사에 수락 여부를 알리는 데 동의해주세요.'),
    agreeCompletion: v.boolean(),
  }),
]);

/** Consents must be given each time, so they are not part of a draft. */
export const ACCEPT_CONSENTS = [...CONSENTS, 'agreeSharing', 'agreeCompletion'];

/** Initial values from the member's profile. */
export const initialAcceptValues = ({ postCode, userAddress, userAddress2 }: UserProfile): AcceptValues => ({
  postCode,
  userAddress,
  userAddress2,
  ...NO_ASSISTANCE,
  enName: '',
  userProfile: '',
  agreePrivacy: false,
  agreeSharing: false,
  agreeCompletion: false,
});
