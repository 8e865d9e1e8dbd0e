import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import {
  getIntUserExamApply,
  getListBoxExam,
  getListBoxUserExam,
  getMapExam,
  postIntExam,
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
  Section,
  TextAreaField,
  TextField,
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
import { examSchema, type ExamValues } from './examSchema.ts';
import { PhotoField } from './PhotoField.tsx';

const REFRESHES = [getIntUserExamApply, getListBoxUserExam, getListBoxExam, getMapExam];
/** Names of the wire that the form calls otherwise. */
const FIELD_NAMES: Record<string, string> = { koName: 'name', userAddr: 'userAddress', userAddr2: 'userAddress2' };

interface ExamFormFieldsProps {
  offering: OfferingDetail;
  begin: ExamValues;
  onRefused: () => void;
}

/** The form itself: nothing typed is lost, and it is sent once. */
export function ExamFormFields({ offering, begin, onRefused }: ExamFormFieldsProps) {
  const navigate = useNavigate();
  const form = useForm<ExamValues>({
    resolver: valibotResolver(examSchema),
    defaultValues: begin,
    shouldFocusError: false,
  });
  const draft = useDraft(`exam-apply:${offering.no}`, form, { omit: CONSENTS });
  const apply = useMutation(postIntExam, { invalidates: REFRESHES });
  const { errors, submitCount } = form.formState;
  const summary = useErrorSummary(errors);

  const { submit, isRunning } = useSubmission<ExamValues>({
    form,
    fieldOf: (path) => FIELD_NAMES[path] ?? path,
    ask: ({ name }) => openApplyConfirm(offering, name),
    send: ({ name, enName, userBirth, postCode, userAddress, userAddress2, memo, userProfile }) =>
      apply.mutate({
        examinationNo: offering.no,
        koName: name,
        enName,
        userBirth,
        postCode,
        userAddr: userAddress,
        userAddr2: userAddress2,
        memo,
        userProfile,
      }),
    done: (made) => {
      draft.clear();
      void navigate(offering.price > 0 ? payPath(2, offering.no, made) : donePath(2, made), { replace: true });
    },
    refused: onRefused,
  });

  return (
    <FormProvider {...form}>
      <ApplySummary offering={offering} />
      <Form className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <ErrorSummary errors={summary} attempt={submitCount} />
        {draft.restored && (
          <Callout tone="info">작성하시던 내용을 불러왔습니다. 확인하고 이어서 작성해 주세요.</Callout>
        )}
        <Section title="응시자 정보" lead="회원 정보에서 가져왔습니다. 수험표에 그대로 적히니 확인해 주세요.">
          <PersonFields nameLabel="한글 이름" />
          <TextField
            label="영문 이름"
            hint="여권에 적힌 로마자 이름을 적어 주세요."
            autoComplete="off"
            autoCapitalize="characters"
            error={errors.enName?.message}
            {...form.register('enName')}
          />
          <PhotoField />
          <TextAreaField
            label="요청 사항"
            rows={4}
            maxLength={500}
            hint="시험장에서 편의 제공이 필요하시면 적어 주세요."
            error={errors.memo?.message}
            {...form.register('memo')}
          />
        </Section>
        <Consents offering={offering} />
        <Actions>
          <Button type="submit" size="large" busy={isRunning}>
            신청하기
          </Button>
          <ButtonLink variant="secondary" size="large" to={offeringPath(2, offering.no)}>
            이전
          </ButtonLink>
        </Actions>
      </Form>
    </FormProvider>
  );
}
