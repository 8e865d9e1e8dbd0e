import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { askCorrection, fetchCorrections, type UserProfile } from '@portal/shared/contract/user';
import { BirthDate, useDraft, useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import {
  Actions,
  Button,
  Callout,
  Card,
  Checkbox,
  ErrorSummary,
  Form,
  TextAreaField,
  TextField,
  useErrorSummary,
} from '@portal/shared/ui';
import { IDENTITY_PARAM, useIdentityResult } from '../../parts/identity/useIdentityResult.ts';
import { correctionSchema, type CorrectionValues } from './correctionSchema.ts';
import { ProofFields } from './ProofFields.tsx';

interface CorrectionFormProps {
  profile: UserProfile;
  holdsCertificate: boolean;
}

/** Form of a correction; typed values survive the identity check on another site. */
export function CorrectionForm({ profile, holdsCertificate }: CorrectionFormProps) {
  const navigate = useNavigate();
  const form = useForm<CorrectionValues>({
    resolver: valibotResolver(correctionSchema),
    defaultValues: {
      name: profile.name,
      userBirth: profile.userBirth,
      words: '',
      proof: 'document',
      document: '',
      documentName: '',
      identity: '',
      reissue: false,
    },
    shouldFocusError: false,
    // Without it the resolver skips checks across fields while any field is invalid.
    criteriaMode: 'all',
  });
  const draft = useDraft('correction', form);
  const {
    register,
    control,
    formState: { errors, submitCount },
  } = form;
  const [params] = useSearchParams();
  const proof = useWatch({ control, name: 'proof' });
  const { isChecking } = useIdentityResult(proof === 'identity' ? params.get(IDENTITY_PARAM) : null);
  const asking = useMutation(askCorrection, { quiet: true, invalidates: [fetchCorrections] });
  const summary = useErrorSummary(errors);

  const { submit, isPending } = useSubmit({
    form,
    send: async ({ name, userBirth, words, proof, document, identity, reissue }) => {
      await asking.mutate({
        name,
        userBirth,
        words,
        reissue: holdsCertificate && reissue,
        ...(proof === 'document' ? { document } : { identity }),
      });
      draft.clear();
      await alert('정정 요청이 접수되었습니다. 처리되면 알려드립니다.');
      await navigate(PATHS.correction, { replace: true });
    },
  });

  return (
    <FormProvider {...form}>
      <Card>
        <Form onSubmit={submit}>
          <ErrorSummary errors={summary} attempt={submitCount} />
          <TextField
            label="바른 이름"
            required
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          <Controller
            name="userBirth"
            control={control}
            render={({ field }) => (
              <BirthDate label="바른 생년월일" required error={errors.userBirth?.message} {...field} />
            )}
          />
          <TextAreaField
            label="정정이 필요한 까닭"
            required
            rows={3}
            hint="예: 개명했습니다. 가입할 때 생년월일을 잘못 입력했습니다."
            error={errors.words?.message}
            {...register('words')}
          />
          <ProofFields />
          {holdsCertificate && (
            <Checkbox
              label="자격증을 새 이름과 생년월일로 다시 발급받겠습니다. (수수료 없음)"
              optional
              hint="지금 자격증은 새 자격증이 나오는 대로 쓸 수 없게 됩니다."
              {...register('reissue')}
            />
          )}
          <Callout tone="info">
            정정되면 진행 중인 교육·시험 신청에도 새 이름과 생년월일이 적힙니다. 게시판에 쓰신 글의 이름은 그대로입니다.
          </Callout>
          <Actions>
            <Button type="submit" size="large" busy={isPending || isChecking}>
              정정 요청하기
            </Button>
          </Actions>
        </Form>
      </Card>
    </FormProvider>
  );
}
