import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { NUMBERS } from '@portal/shared/contract';
import type { UserProfile } from '@portal/shared/contract/user';
import { useDraft, useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import { alert, confirm, openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Callout, DescriptionList, Section } from '@portal/shared/ui';
import { SectionedForm } from '../../parts/form/SectionedForm.tsx';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { offeringItems } from '../../parts/offering/offeringItems.ts';
import { donePath, linePath, offeringPath, payPath } from '../../parts/page/paths.ts';
import { assistanceInWords } from '../../parts/person/AssistanceFields.tsx';
import { CONSENTS, type PersonValues } from '../../parts/person/PersonFields.tsx';
import { Consents } from './Consents.tsx';

/** Props of the forms of both kinds. */
export interface KindFormProps {
  offering: OfferingDetail;
  profile: UserProfile;
  /** Sentences on what the member already has. */
  owned: readonly string[];
  onRefused(): void;
}

interface FormFrameProps<Values extends PersonValues> {
  offering: OfferingDetail;
  /** Name of the account's holder, who applies. */
  applicantName: string;
  form: UseFormReturn<Values>;
  draftKey: string;
  /** Form field for a path in the request, where the two differ. */
  fieldOf?(path: string): string;
  /** @returns number of the new application. */
  send(values: Values): Promise<number>;
  owned: readonly string[];
  onRefused(): void;
  /** Form fields. */
  children: ReactNode;
}

/**
 * Common part of both forms: the offering above, consents and buttons below. Typed values survive a reload, and the
 * form is sent once, after a confirmation; then the payment follows, if there is one.
 */
export function FormFrame<Values extends PersonValues>(props: FormFrameProps<Values>) {
  const { offering, applicantName, form, draftKey, fieldOf, send, owned, onRefused, children } = props;
  const { kind, offeringNo, price } = offering;
  const navigate = useNavigate();
  const draft = useDraft(draftKey, form, { omit: CONSENTS });

  const { submit, isPending } = useSubmit<Values>({
    form,
    ...(fieldOf && { fieldOf }),
    send: async (values) => {
      if (owned.length > 0 && !(await isWantedAgain(owned, price))) return;
      const agreed = await openDialog(() => import('./ConfirmDialog.tsx'), {
        offering,
        name: applicantName,
        assistance: assistanceInWords(values),
      });
      if (!agreed) return;
      const applicationNo = await send(values);
      draft.clear();
      void navigate(price > 0 ? payPath(kind, offeringNo, applicationNo) : donePath(kind, applicationNo), {
        replace: true,
      });
    },
    onRefused: async (error) => {
      if (error.code !== NUMBERS.LINE_FORMED && error.code !== NUMBERS.LINE_OFFER_OVER) return onRefused();
      // The client shows the same message, which appears once; it must be read before the page is left.
      await alert(error.message);
      void navigate(linePath(kind, offeringNo), { replace: true });
      return true;
    },
  });

  return (
    <FormProvider {...form}>
      <Section title={`신청하실 ${KINDS[kind].word}`}>
        <DescriptionList items={Object.values(offeringItems(offering))} />
        {owned.length > 0 && (
          <Callout tone="warning" title="이미 하신 것과 겹칩니다.">
            {owned.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Callout>
        )}
      </Section>
      <SectionedForm submit={submit} isRestored={draft.restored}>
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
      </SectionedForm>
    </FormProvider>
  );
}

/** Confirmation for members who already have what they apply for, or attend something else then. */
const isWantedAgain = (owned: readonly string[], price: number) =>
  confirm(`${owned.join(' ')} 그래도 신청${price > 0 ? `하고 ${formatMoney(price)}을 결제` : ''}하시겠습니까?`, {
    yes: '예, 신청합니다',
    no: '아니오',
  });
