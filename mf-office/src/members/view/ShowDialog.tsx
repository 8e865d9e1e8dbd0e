import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { request } from '@portal/shared/client';
import {
  MEMBER_VIEW_MINUTES,
  officeShowMember,
  reason,
  VIEW_PURPOSE_NAMES,
  type ViewPurpose,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog, RadioGroup } from '@portal/shared/ui';
import { ReasonField } from '../../parts/form/ReasonField.tsx';
import type { Whole } from './useWholeView.ts';

const PURPOSES = Object.keys(VIEW_PURPOSE_NAMES) as ViewPurpose[];
const schema = v.object({
  purpose: v.picklist(PURPOSES, '보는 목적을 골라주세요.'),
  reason,
});

/** Dialog for the reason to see a member's full data; closes with the data. */
export default function ShowDialog({ memberNo, close, closing }: DialogProps<Whole> & { memberNo: number }) {
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { reason: '' },
  });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    // Not a mutation: those cache their results for a while.
    send: async (values) => close(await request(officeShowMember, { memberNo, ...values }, { quiet: true })),
  });
  return (
    <FormDialog
      title="전체 정보 보기"
      description={`${MEMBER_VIEW_MINUTES}분 동안 보이며, 목적과 사유가 감사 기록에 남습니다.`}
      closing={closing}
      onClose={() => close()}
      submit={submit}
      isPending={isPending}
      submitLabel="전체 보기"
    >
      <RadioGroup
        legend="보는 목적"
        required
        options={PURPOSES.map((value) => ({ value, label: VIEW_PURPOSE_NAMES[value] }))}
        error={errors.purpose?.message}
        {...form.register('purpose')}
      />
      <ReasonField
        required
        hint="예: 환불 계좌 문의 전화, 본인 확인"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
