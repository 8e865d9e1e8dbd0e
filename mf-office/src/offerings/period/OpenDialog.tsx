import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { day } from '@portal/shared/contract/fields';
import { officeOffering, officeOfferings, officeOpenApplying } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import { formatDateTime } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { DescriptionList, FormDialog, TextAreaField, toast } from '@portal/shared/ui';
import { DayField } from '../../parts/form/DayField.tsx';
import type { OfferingOfKind } from '../kind/kinds.ts';

const schema = v.object({
  lastDay: v.pipe(v.string(), v.nonEmpty('마감일을 입력해주세요.'), day),
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('사유를 입력해주세요.')),
});

/** Opens applications from now until the end of the chosen day. */
export default function OpenDialog({ offering, close, closing }: DialogProps<boolean> & { offering: OfferingOfKind }) {
  const opening = useMutation(officeOpenApplying, { quiet: true, invalidates: [officeOffering, officeOfferings] });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { lastDay: '', reason: '' } });
  const { errors } = form.formState;
  const { kind, offeringNo, title, applyStartDate, applyEndDate } = offering;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await opening.mutate({ kind, offeringNo, ...values });
      toast('지금부터 신청을 받습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="신청 받기"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="지금부터 받기"
    >
      <DescriptionList
        items={[
          { term: '이름', description: title },
          {
            term: '지금 신청 기간',
            description: `${formatDateTime(applyStartDate)} ~ ${formatDateTime(applyEndDate)}`,
          },
        ]}
      />
      <DayField
        label="마감일"
        required
        hint="그날 24시에 마감합니다. 교육·시험 당일이면 시작할 때 마감합니다."
        control={form.control}
        name="lastDay"
      />
      <TextAreaField label="사유" required rows={2} error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
