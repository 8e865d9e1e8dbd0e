import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { getMapRoster } from '@portal/shared/contract/roster';
import { fetchUser, updateProfile, type UserProfile } from '@portal/shared/contract/user';
import { AddressFields, useDraft, useSubmit } from '@portal/shared/form';
import { formatDate } from '@portal/shared/format';
import { alert } from '@portal/shared/overlay';
import { addressLine } from '@portal/shared/papers';
import { openTextPopup } from '@portal/shared/texts';
import { Actions, Button, Card, Checkbox, ErrorSummary, Form, TextField, useErrorSummary } from '@portal/shared/ui';
import { BusinessField } from '../../parts/contact/BusinessField.tsx';
import { contactEntries } from '../../parts/contact/contactSchema.ts';
import { Folded } from './Folded.tsx';

const schema = v.object({ ...contactEntries, agreeMarketing: v.boolean() });
type ProfileValues = v.InferInput<typeof schema>;

const valuesOf = (profile: UserProfile): ProfileValues => ({
  email: profile.email,
  postCode: profile.postCode,
  userAddress: profile.userAddress,
  userAddress2: profile.userAddress2,
  lcns_no: profile.lcns_no,
  bssh_nm: profile.bssh_nm,
  busn_type_nm: profile.busn_type_nm,
  prsdnt_nm_secu: profile.prsdnt_nm_secu,
  site_addr: profile.site_addr,
  agreeMarketing: profile.agreeMarketing,
});

/** Contact data, business and marketing consent of a member. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const form = useForm<ProfileValues>({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    defaultValues: valuesOf(profile),
  });
  const draft = useDraft('profile', form);
  const {
    register,
    formState: { errors, submitCount },
  } = form;
  const change = useMutation(updateProfile, { quiet: true, invalidates: [fetchUser, getMapRoster] });
  const summary = useErrorSummary(errors);
  const [address, address2, business, agreesMarketing] = useWatch({
    control: form.control,
    name: ['userAddress', 'userAddress2', 'bssh_nm', 'agreeMarketing'],
  });
  const isAddressInvalid = Boolean(errors.postCode ?? errors.userAddress ?? errors.userAddress2);

  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await change.mutate(values);
      draft.clear();
      form.reset(values);
      await alert('변경되었습니다.');
    },
  });

  return (
    <FormProvider {...form}>
      <Card>
        <Form onSubmit={submit}>
          <ErrorSummary errors={summary} attempt={submitCount} />
          <TextField
            label="이메일"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <Folded
            title="주소"
            value={addressLine({ address, address2 }) || '등록하지 않음'}
            refusals={isAddressInvalid ? submitCount : 0}
          >
            <AddressFields />
          </Folded>
          <Folded title="업소" value={business || '등록하지 않음'}>
            <BusinessField industryType={profile.industryType} />
          </Folded>
          <Folded title="마케팅 정보 수신" value={agreesMarketing ? '동의함' : '동의하지 않음'}>
            <Checkbox
              label="마케팅 정보 수신에 동의합니다."
              optional
              hint={
                profile.agreeMarketingDate
                  ? `${formatDate(profile.agreeMarketingDate)}에 동의하셨습니다. 철회하시면 7일 이내에 처리합니다.`
                  : '언제든지 바꾸실 수 있습니다.'
              }
              {...register('agreeMarketing')}
            />
            <div>
              <Button variant="secondary" size="small" onClick={() => void openTextPopup('marketing')}>
                마케팅 정보 수신 동의 보기
              </Button>
            </div>
          </Folded>
          <Actions>
            <Button type="submit" busy={isPending}>
              변경 내용 저장
            </Button>
          </Actions>
        </Form>
      </Card>
    </FormProvider>
  );
}
