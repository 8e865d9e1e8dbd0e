import * as v from 'valibot';
import type { UserProfile } from '@portal/shared/contract/user';
import { addressEntries, AddressFields, type AddressValues } from '@portal/shared/form';
import { formatBirth } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section';
import { DescriptionList, TextLink } from '@portal/shared/ui';
import { assistanceEntries, isAssistanceNamed, NO_ASSISTANCE, type AssistanceValues } from './AssistanceFields.tsx';

/** Schema of a checkbox that must be ticked. */
export const agreed = (message: string) => v.pipe(v.boolean(), v.literal(true, message));

/** Values required of every person who takes a seat. */
export const attendeeSchema = v.pipe(
  v.object({
    ...addressEntries,
    ...assistanceEntries,
    agreePrivacy: agreed('개인정보 수집·이용에 동의해주세요.'),
  }),
  v.forward(
    v.partialCheck(
      [['isDisorder'], ['agreeSensitive'], ['memo']],
      isAssistanceNamed,
      '필요한 편의 내용을 입력해주세요.',
    ),
    ['memo'],
  ),
);

/** Values required in every application. */
export const personSchema = v.intersect([
  attendeeSchema,
  v.object({ agreeRefund: agreed('환불 기준에 동의해주세요.') }),
]);

/** Form values of a person who takes a seat. */
export interface AttendeeValues extends AddressValues, AssistanceValues {
  agreePrivacy: boolean;
}

/** Form values of every application. */
export interface PersonValues extends AttendeeValues {
  agreeRefund: boolean;
}

/** Consents must be given each time, so they are not part of a draft. */
export const CONSENTS = ['agreeRefund', 'agreePrivacy', 'agreeSensitive'] as const;

/** Initial values from the member's profile. */
export const initialPersonValues = (profile: UserProfile): PersonValues => ({
  postCode: profile.postCode,
  userAddress: profile.userAddress,
  userAddress2: profile.userAddress2,
  ...NO_ASSISTANCE,
  agreeRefund: false,
  agreePrivacy: false,
});

interface PersonFieldsProps {
  profile: UserProfile;
  nameLabel?: string;
}

/** The applicant: name and birth date from the account, and the address, which is prefilled and editable. */
export function PersonFields({ profile, nameLabel = '이름' }: PersonFieldsProps) {
  return (
    <>
      <DescriptionList
        items={[
          { term: nameLabel, description: profile.name },
          { term: '생년월일', description: formatBirth(profile.userBirth) },
        ]}
      />
      <p>
        회원 본인만 신청할 수 있어 이름과 생년월일은 여기에서 바꿀 수 없습니다. 사실과 다르면 신청하시기 전에{' '}
        <TextLink to={PATHS.correction}>정정 요청</TextLink>에서 바로잡아주세요.
      </p>
      <AddressFields />
    </>
  );
}
