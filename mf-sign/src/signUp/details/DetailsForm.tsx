import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { AddressFields, BirthDate, useStoredState } from '@portal/shared/form';
import { formatPhone } from '@portal/shared/format';
import { Actions, Button, ButtonLink, Card, ErrorSummary, Form, TextField, useErrorSummary } from '@portal/shared/ui';
import { BusinessField } from '../../parts/contact/BusinessField.tsx';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
import { useWayBack } from '../../parts/returnPath.ts';
import { signUpProgress } from '../steps/progress.ts';
import { userDetails } from '../steps/userDetails.ts';
import { detailsSchema, type DetailsValues } from './detailsSchema.ts';
import { useJoin } from './useJoin.ts';
import { UserIdField } from './UserIdField.tsx';

/** Form for the member's own data. Typed values, except passwords, are stored until the visitor has joined. */
export function DetailsForm() {
  const [progress] = useStoredState(signUpProgress);
  const { state } = useWayBack();
  const { verifiedPerson, industryType, details } = progress;
  const form = useForm<DetailsValues>({
    resolver: valibotResolver(detailsSchema),
    shouldFocusError: false,
    defaultValues: {
      ...details,
      userBirth: details.userBirth || (verifiedPerson?.userBirth ?? ''),
      userPw: '',
      userPwCheck: '',
    },
  });
  const {
    register,
    control,
    subscribe,
    formState: { errors, submitCount },
  } = form;
  const { submit, isPending } = useJoin(form, progress);
  const summary = useErrorSummary(errors);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // The schema drops every other field, including passwords.
          const parsed = v.safeParse(userDetails, values);
          if (parsed.success) signUpProgress.change({ details: parsed.output });
        },
      }),
    [subscribe],
  );

  return (
    <FormProvider {...form}>
      <Card>
        <Form onSubmit={submit}>
          <ErrorSummary errors={summary} attempt={submitCount} />
          <UserIdField />
          <NewPasswordFields label="비밀번호" required />
          <TextField
            label="이름"
            hint="본인확인을 한 이름입니다."
            autoComplete="name"
            readOnly
            value={verifiedPerson?.name ?? ''}
          />
          <Controller
            control={control}
            name="userBirth"
            render={({ field }) => <BirthDate label="생년월일" required error={errors.userBirth?.message} {...field} />}
          />
          <TextField
            label="휴대폰 번호"
            hint="본인확인을 한 번호입니다."
            autoComplete="tel-national"
            readOnly
            value={formatPhone(verifiedPerson?.userPhone ?? '')}
          />
          <TextField
            label="이메일"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <AddressFields />
          <BusinessField industryType={industryType} />
          <Actions>
            <ButtonLink to="/sign/up/select-industry" state={state} variant="secondary" size="large">
              이전
            </ButtonLink>
            <Button type="submit" size="large" busy={isPending}>
              가입하기
            </Button>
          </Actions>
        </Form>
      </Card>
    </FormProvider>
  );
}
