import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import {
  getIntUserEduApply,
  getListBoxEdu,
  getListBoxUserEdu,
  getMapEdu,
  postIntEdu,
} from '@portal/shared/contract/manager';
import { useDraft } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import {
  Actions,
  Button,
  ButtonLink,
  Callout,
  ErrorSummary,
  Form,
  RadioGroup,
  Section,
  TextAreaField,
  useErrorSummary,
} from '@portal/shared/ui';
import { donePath, offeringPath, payPath } from '../parts/application/paths.ts';
import styles from '../parts/applyForm/applyForm.module.css';
import { ApplySummary } from '../parts/applyForm/ApplySummary.tsx';
import { Consents } from '../parts/applyForm/Consents.tsx';
import { openApplyConfirm } from '../parts/applyForm/openApplyConfirm.tsx';
import { PersonFields } from '../parts/applyForm/PersonFields.tsx';
import { CONSENTS } from '../parts/applyForm/personSchema.ts';
import { useSubmission } from '../parts/applyForm/useSubmission.ts';
import type { OfferingDetail } from '../parts/offering/offering.ts';
import { eduSchema, type EduValues } from './eduSchema.ts';

const HELP = [
  { value: '1', label: '필요하지 않습니다' },
  { value: '2', label: '필요합니다', description: '휠체어 자리, 수어 통역, 큰 글씨 교재 등' },
] as const;
const REFRESHES = [getIntUserEduApply, getListBoxUserEdu, getListBoxEdu, getMapEdu];

interface EduFormFieldsProps {
  offering: OfferingDetail;
  begin: EduValues;
  onRefused: () => void;
}

/** The form itself: nothing typed is lost, and it is sent once. */
export function EduFormFields({ offering, begin, onRefused }: EduFormFieldsProps) {
  const navigate = useNavigate();
  const form = useForm<EduValues>({
    resolver: valibotResolver(eduSchema),
    defaultValues: begin,
    shouldFocusError: false,
    // Without it the resolver skips what is judged of two fields together as long as any field is wrong.
    criteriaMode: 'all',
  });
  const draft = useDraft(`edu-apply:${offering.no}`, form, { omit: CONSENTS });
  const apply = useMutation(postIntEdu, { invalidates: REFRESHES });
  const summary = useErrorSummary(form.formState.errors);
  const needsHelp = useWatch({ control: form.control, name: 'isDisorder' }) === '2';

  const { submit, isRunning } = useSubmission<EduValues>({
    form,
    ask: ({ name }) => openApplyConfirm(offering, name),
    send: ({ name, userBirth, postCode, userAddress, userAddress2, isDisorder, memo }) =>
      apply.mutate({
        educationNo: offering.no,
        name,
        userBirth,
        postCode,
        userAddress,
        userAddress2,
        isDisorder: Number(isDisorder),
        memo,
      }),
    done: (made) => {
      draft.clear();
      void navigate(offering.price > 0 ? payPath(1, offering.no, made) : donePath(1, made), { replace: true });
    },
    refused: onRefused,
  });

  return (
    <FormProvider {...form}>
      <ApplySummary offering={offering} />
      <Form className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <ErrorSummary errors={summary} attempt={form.formState.submitCount} />
        {draft.restored && (
          <Callout tone="info">작성하시던 내용을 불러왔습니다. 확인하고 이어서 작성해 주세요.</Callout>
        )}
        <Section title="신청자 정보" lead="회원 정보에서 가져왔습니다. 수강증에 그대로 적히니 확인해 주세요.">
          <PersonFields />
        </Section>
        <Section title="편의 제공">
          <RadioGroup
            legend="편의 제공이 필요하신가요?"
            options={HELP}
            error={form.formState.errors.isDisorder?.message}
            {...form.register('isDisorder')}
          />
          <TextAreaField
            label={needsHelp ? '필요한 편의 내용' : '요청 사항'}
            required={needsHelp}
            rows={4}
            maxLength={500}
            hint={needsHelp ? '준비할 수 있도록 자세히 적어 주세요.' : '교육 담당자에게 전할 말이 있으면 적어 주세요.'}
            error={form.formState.errors.memo?.message}
            {...form.register('memo')}
          />
        </Section>
        <Consents offering={offering} />
        <Actions>
          <Button type="submit" size="large" busy={isRunning}>
            신청하기
          </Button>
          <ButtonLink variant="secondary" size="large" to={offeringPath(1, offering.no)}>
            이전
          </ButtonLink>
        </Actions>
      </Form>
    </FormProvider>
  );
}
