import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { UserProfile } from '@portal/shared/contract/user';
import { useDraft, useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import { confirm, openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import {
  Actions,
  Button,
  ButtonLink,
  Callout,
  DescriptionList,
  ErrorSummary,
  Form,
  Section,
  useErrorSummary,
} from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { offeringItems } from '../../parts/offering/offeringItems.ts';
import { donePath, offeringPath, payPath } from '../../parts/page/paths.ts';
import { assistanceInWords } from './AssistanceFields.tsx';
import { Consents } from './Consents.tsx';
import styles from './FormFrame.module.css';
import { CONSENTS, type PersonValues } from './PersonFields.tsx';

/** What the forms of both kinds get. */
export interface KindFormProps {
  offering: OfferingDetail;
  profile: UserProfile;
  /** What the member has already of what is applied for, in sentences. */
  owned: readonly string[];
  onRefused(): void;
}

interface FormFrameProps<Values extends PersonValues> {
  offering: OfferingDetail;
  form: UseFormReturn<Values>;
  draftKey: string;
  /** The form's field of a path of the wire, where the two differ. */
  fieldOf?(path: string): string;
  /** @returns the number of the new application. */
  send(values: Values): Promise<number>;
  owned: readonly string[];
  onRefused(): void;
  /** The fields. */
  children: ReactNode;
}

/**
 * What the forms of both kinds have in common: the offering above, consents and buttons below. Nothing typed is lost
 * by a reload, and the form is sent once, after a confirm; then the payment follows, if there is anything to pay.
 */
export function FormFrame<Values extends PersonValues>(props: FormFrameProps<Values>) {
  const { offering, form, draftKey, fieldOf, send, owned, onRefused, children } = props;
  const { kind, offeringNo, price } = offering;
  const navigate = useNavigate();
  const draft = useDraft(draftKey, form, { omit: CONSENTS });
  const summary = useErrorSummary(form.formState.errors);

  const { submit, isPending } = useSubmit<Values>({
    form,
    ...(fieldOf && { fieldOf }),
    send: async (values) => {
      if (owned.length > 0 && !(await isWantedAgain(owned, price))) return;
      const agreed = await openDialog(() => import('./ConfirmDialog.tsx'), {
        offering,
        name: values.name,
        assistance: assistanceInWords(values),
      });
      if (!agreed) return;
      const applicationNo = await send(values);
      draft.clear();
      void navigate(price > 0 ? payPath(kind, offeringNo, applicationNo) : donePath(kind, applicationNo), {
        replace: true,
      });
    },
    onRefused,
  });

  return (
    <FormProvider {...form}>
      <Section title={`신청하실 ${KINDS[kind].word}`}>
        <DescriptionList items={Object.values(offeringItems(offering))} />
      </Section>
      <Form className={styles.form} onSubmit={submit}>
        <ErrorSummary errors={summary} attempt={form.formState.submitCount} />
        {draft.restored && (
          <Callout tone="info">작성하시던 내용을 불러왔습니다. 확인하고 이어서 작성해 주세요.</Callout>
        )}
        {children}
        <Consents offering={offering} />
        <Actions>
          <ButtonLink variant="secondary" size="large" to={offeringPath(kind, offeringNo)}>
            이전
          </ButtonLink>
          <Button type="submit" size="large" busy={isPending}>
            신청하기
          </Button>
        </Actions>
      </Form>
    </FormProvider>
  );
}

/** Nobody pays unawares for what they have; who has a reason to answers yes. */
const isWantedAgain = (owned: readonly string[], price: number) =>
  confirm(`${owned.join(' ')} 그래도 신청하고 ${formatMoney(price)}을 결제하시겠습니까?`, {
    yes: '예, 신청합니다',
    no: '아니오',
  });
