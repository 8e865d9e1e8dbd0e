import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { getMapTariff, TARIFF_NAMES } from '@portal/shared/contract/manager';
import { officeAskTariffChange, officeTariffChanges, tariffChangeRules } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { DescriptionList, FormDialog, TextField, toast } from '@portal/shared/ui';
import { DayField } from '../parts/form/DayField.tsx';
import { ReasonField } from '../parts/form/ReasonField.tsx';
import type { TariffItem } from './columns.tsx';

const schema = v.object({
  ...tariffChangeRules,
  amount: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/[,원\s]/g, '')),
    v.regex(/^\d+$/, '금액을 숫자로 입력해주세요.'),
    v.transform(Number),
    tariffChangeRules.amount,
  ),
});

/** Requests a colleague's confirmation of another amount from a day on. */
export default function AskDialog({ item, close, closing }: DialogProps<boolean> & { item: TariffItem }) {
  const asking = useMutation(officeAskTariffChange, { quiet: true, invalidates: [officeTariffChanges, getMapTariff] });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { amount: '', from: '', reason: '' } });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    refusedAt: {
      [NUMBERS.TARIFF_DAY_TOO_EARLY]: 'from',
      [NUMBERS.TARIFF_IN_TERMS]: 'from',
      [NUMBERS.TARIFF_SAME]: 'amount',
    },
    send: async (values) => {
      if (!isKnown(TARIFF_NAMES, item.item)) return;
      await asking.mutate({ item: item.item, ...values });
      toast('요청했습니다. 다른 직원이 확인하면 바뀝니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="요금 변경 요청"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="요청"
    >
      <DescriptionList
        items={[
          { term: '항목', description: item.itemName },
          { term: '지금 금액', description: formatMoney(item.amount) },
        ]}
      />
      <TextField
        label="바꿀 금액 (원)"
        required
        inputMode="numeric"
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <DayField
        label="적용일"
        required
        hint="내일 이후의 날입니다. 그날 0시부터 새 금액을 받습니다."
        control={form.control}
        name="from"
      />
      <ReasonField required error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
