import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { day } from '@portal/shared/contract/fields';
import { MAX_REASON, type OfficeAct, type SecondLook } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { seoulDay, serverNow } from '@portal/shared/time';
import { DescriptionList, FormDialog, type Description } from '@portal/shared/ui';
import { DayField } from '../form/DayField.tsx';
import { ReasonField } from '../form/ReasonField.tsx';
import { actionOf, FirstRequest, requestFor } from './FirstRequest.tsx';

/** A decision that an employee confirms, with a reason for the audit log. */
export interface Decision {
  title: string;
  /** Facts to decide on: the sum, the applicant, the window. */
  details: readonly Description[];
  note?: ReactNode;
  /** Label of the button. */
  action: string;
  isDangerous?: boolean;
  /** Null: no reason field. */
  reasonLabel?: string | null;
  /** Error message if the reason is missing; without it, the reason is optional. */
  reasonMissing?: string;
  /** Label of a field for the day in the bank's list, today by default. */
  dayLabel?: string;
  /** For an act that may take two employees: the act, the pending request, and the sum in won that decides it. */
  shared?: { act: OfficeAct; look: SecondLook | undefined; amount?: number };
  /** @param day typed with `dayLabel`; today without it */
  send(reason: string, day: string): Promise<void>;
}

/** Shows the facts of a decision, requires its reason and sends it. An error leaves the typed reason in place. */
export default function DecisionDialog({ decision, close, closing }: DialogProps<boolean> & { decision: Decision }) {
  const {
    title,
    details,
    note,
    action,
    isDangerous = false,
    reasonLabel = '사유',
    reasonMissing,
    dayLabel,
    send,
  } = decision;
  const request = decision.shared ? requestFor(decision.shared.act, decision.shared.look) : null;
  const reason = v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON, `${MAX_REASON}자 이내로 입력해주세요.`));
  const form = useForm({
    resolver: valibotResolver(
      v.object({
        reason: reasonMissing ? v.pipe(reason, v.nonEmpty(reasonMissing)) : reason,
        day: v.pipe(v.string(), v.nonEmpty(`${dayLabel}을 입력해주세요.`), day),
      }),
    ),
    defaultValues: { reason: '', day: seoulDay(serverNow()) },
  });
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => (path === 'note' ? 'reason' : path),
    send: async (values) => {
      await send(values.reason, values.day);
      close(true);
    },
  });
  return (
    <FormDialog
      title={title}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={actionOf(action, request)}
      isDangerous={isDangerous}
    >
      <DescriptionList items={details} />
      <FirstRequest request={request} amount={decision.shared?.amount} />
      {note}
      {dayLabel && (
        <DayField label={dayLabel} required hint="은행 거래내역에 적힌 날입니다." control={form.control} name="day" />
      )}
      {reasonLabel !== null && (
        <ReasonField
          label={reasonLabel}
          required={reasonMissing !== undefined}
          optional={reasonMissing === undefined}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      )}
    </FormDialog>
  );
}
