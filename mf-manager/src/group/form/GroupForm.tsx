import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { useMutation, type CallError } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { postIntGroup } from '@portal/shared/contract/manager';
import { useDraft, useSubmit } from '@portal/shared/form';
import { openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Section } from '@portal/shared/ui';
import { SectionedForm } from '../../parts/form/SectionedForm.tsx';
import { callsOf } from '../../parts/kind/applicationSources.ts';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { groupPath, groupPayPath } from '../../parts/page/groupPaths.ts';
import { offeringPath } from '../../parts/page/paths.ts';
import { consentsToSend } from '../../parts/person/consentsToSend.ts';
import { GROUP_CALLS } from '../calls.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { GroupConsents } from './GroupConsents.tsx';
import { GROUP_CONSENTS, groupSchema, NO_GROUP, type CheckedGroup, type GroupValues } from './groupForm.ts';
import { PayBy, type Allowance } from './PayBy.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { TotalPrice } from './TotalPrice.tsx';

interface GroupFormProps {
  offering: OfferingDetail;
  /** Name of the business in the member's profile; empty without one. */
  businessName: string;
  /** Maximum of people: the offered seats, or the maximum of any group. */
  max: number;
  allowance: Allowance;
  /** Called if the API refused because the page is out of date, with the number of typed people. */
  onRefused(error: CallError, people: number): void;
}

/** Form of a group: business, people, price. Sent once, after a confirmation; then the payment follows. */
export function GroupForm({ offering, businessName, max, allowance, onRefused }: GroupFormProps) {
  const { kind, offeringNo, price, termsVersion } = offering;
  const navigate = useNavigate();
  const form = useForm<GroupValues, unknown, CheckedGroup>({
    resolver: valibotResolver(groupSchema),
    defaultValues: {
      ...NO_GROUP,
      businessName: allowance?.businessName ?? businessName,
      businessNumber: allowance?.businessNumber ?? '',
    },
    shouldFocusError: false,
  });
  const draft = useDraft(`group:${kind}:${offeringNo}`, form, { omit: GROUP_CONSENTS });
  const reserve = useMutation(postIntGroup, {
    quiet: true,
    invalidates: [...GROUP_CALLS, ...callsOf(kind)],
    leavesPage: true,
  });
  const { submit, isPending } = useSubmit<GroupValues, CheckedGroup>({
    form,
    refusedAt: {
      [NUMBERS.GROUP_BUSINESS_NEEDED]: 'businessNumber',
      [NUMBERS.INVOICE_NOT_ALLOWED]: 'payBy',
      [NUMBERS.INVOICE_LIMIT_EXCEEDED]: 'payBy',
      [NUMBERS.INVOICE_OVERDUE]: 'payBy',
      [NUMBERS.INVOICE_TOO_LATE]: 'payBy',
    },
    send: async ({ people, payBy: chosen, businessNumber, businessName: name, ...consents }) => {
      // An old draft may still contain an option that is no longer offered.
      const payBy = allowance && price > 0 ? chosen : 'NOW';
      const agreed = await openDialog(() => import('./ConfirmDialog.tsx'), {
        offering,
        businessName: name,
        seats: people.length,
        isOnInvoice: payBy === 'INVOICE',
      });
      if (!agreed) return;
      const groupNo = await reserve.mutate({
        kind,
        [KINDS[kind].numberName]: offeringNo,
        ...(termsVersion && { termsVersion }),
        people,
        ...(payBy === 'INVOICE' && { payBy }),
        businessNumber,
        businessName: name,
        consents: consentsToSend(consents),
      });
      draft.clear();
      void navigate(price > 0 && payBy === 'NOW' ? groupPayPath(groupNo) : groupPath(groupNo), { replace: true });
    },
    onRefused: (error) => onRefused(error, form.getValues('people').length),
  });
  return (
    <FormProvider {...form}>
      <SectionedForm submit={submit} isRestored={draft.restored}>
        <Section title="사업자 정보">
          <BusinessFields />
        </Section>
        <PeopleSection max={max} />
        <Section title="결제하실 금액">
          <TotalPrice offering={offering} />
          {allowance && price > 0 && <PayBy allowance={allowance} offering={offering} />}
        </Section>
        <GroupConsents offering={offering} />
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
