import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallError, useMutation } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { askPhoneCorrection } from '@portal/shared/contract/user';
import { BirthDate, FileInput, pastBirthDateRule, useDraft, UploadProgress, useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import {
  Actions,
  Button,
  Card,
  ErrorSummary,
  Field,
  Form,
  TextAreaField,
  TextField,
  useErrorSummary,
} from '@portal/shared/ui';
import { DOCUMENT_ACCEPT, DOCUMENT_HINT, DOCUMENT_TOO_LARGE } from '../../parts/document.ts';
import type { Person } from '../../parts/phoneVerification/usePhoneVerification.ts';

const MISSING = '신분증이나 주민등록초본을 올려주세요.';

const { userId, words } = askPhoneCorrection.input.entries;
const schema = v.object({
  userBirth: pastBirthDateRule,
  userId,
  words,
  file: v.pipe(
    v.nullable(v.file(MISSING)),
    v.check((file) => file !== null, MISSING),
    v.check((file) => file === null || file.size <= UPLOAD_LIMIT_BYTES, DOCUMENT_TOO_LARGE),
  ),
});

interface PhoneRequestFormProps {
  /** Person whose new phone was verified. */
  person: Person;
  onAsked: (correctionNo: number) => void;
  /** Called if the phone's verification has expired, or the phone cannot be used: it has to be verified again. */
  onPhoneRefused: () => void;
}

/** Form with the account's data of the person, and the document, which is sent with the form. */
export function PhoneRequestForm({ person, onAsked, onPhoneRefused }: PhoneRequestFormProps) {
  const form = useForm<v.InferInput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { userBirth: '', userId: '', words: '', file: null },
    shouldFocusError: false,
  });
  const draft = useDraft('phone-correction', form, { omit: ['file'] });
  const {
    register,
    control,
    formState: { errors, submitCount },
  } = form;
  const asking = useMutation(askPhoneCorrection, { quiet: true });
  const summary = useErrorSummary(errors);
  const [chosen, setChosen] = useState('');

  const { submit, isPending } = useSubmit({
    form,
    send: async ({ file, ...values }) => {
      if (!file) return;
      try {
        const correctionNo = await asking.mutate({ ...person, ...values, userId: values.userId ?? '' }, { file });
        draft.clear();
        onAsked(correctionNo);
      } catch (error) {
        if (!(error instanceof CallError) || error.failure !== 'refused') throw error;
        // Any error uses up the verification.
        await alert(error.message);
        onPhoneRefused();
      }
    },
  });

  return (
    <Card>
      <Form onSubmit={submit}>
        <ErrorSummary errors={summary} attempt={submitCount} />
        <Controller
          name="userBirth"
          control={control}
          render={({ field }) => <BirthDate label="생년월일" required error={errors.userBirth?.message} {...field} />}
        />
        <TextField
          label="아이디"
          optional
          hint="기억나시면 적어주세요."
          autoComplete="username"
          autoCapitalize="none"
          error={errors.userId?.message}
          {...register('userId')}
        />
        <TextAreaField
          label="번호를 바꾸는 까닭"
          required
          rows={3}
          hint="예: 휴대폰을 잃어버리고 번호를 바꿨는데 비밀번호도 기억나지 않습니다."
          error={errors.words?.message}
          {...register('words')}
        />
        <Controller
          name="file"
          control={control}
          render={({ field: { onChange } }) => (
            <Field label="신분증 또는 주민등록초본" required hint={DOCUMENT_HINT} error={errors.file?.message}>
              {(input) => (
                <FileInput
                  {...input}
                  accept={DOCUMENT_ACCEPT}
                  onChoose={([file]) => {
                    if (!file) return;
                    setChosen(file.name);
                    onChange(file);
                  }}
                />
              )}
            </Field>
          )}
        />
        {chosen && <p role="status">고른 서류: {chosen}</p>}
        {asking.isPending && <UploadProgress label="서류 올리는 중" progress={asking.progress} />}
        <Actions>
          <Button type="submit" size="large" busy={isPending}>
            변경 요청하기
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
