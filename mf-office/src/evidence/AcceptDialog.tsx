import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { officeApplicants, officeDecideEvidence, officeEvidence, officeOverview } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { seoulDay, serverNow } from '@portal/shared/time';
import { DescriptionList, FormDialog, toast } from '@portal/shared/ui';
import { DayField } from '../parts/form/DayField.tsx';
import { detailsOf, type Evidence } from './evidence.ts';

const PAST = '오늘 이후의 날짜를 입력해주세요.';
const schema = v.object({
  validUntil: v.union([
    v.literal(''),
    v.pipe(
      v.string(),
      v.isoDate(PAST),
      v.check((day) => day >= seoulDay(serverNow()), PAST),
    ),
  ]),
});

/** Accepts evidence, without an end or until a day. */
export default function AcceptDialog({ evidence, close, closing }: DialogProps<boolean> & { evidence: Evidence }) {
  const deciding = useMutation(officeDecideEvidence, {
    quiet: true,
    invalidates: [officeEvidence, officeApplicants, officeOverview],
  });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { validUntil: '' } });
  const { submit, isPending } = useSubmit({
    form,
    send: async ({ validUntil }) => {
      const { evidenceNo } = evidence;
      await deciding.mutate({ evidenceNo, decision: 'accept', ...(validUntil && { validUntil }) });
      toast('응시 자격을 인정했습니다. 회원에게 알립니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="응시 자격 인정"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="인정"
    >
      <DescriptionList items={detailsOf(evidence)} />
      <DayField
        label="언제까지 인정하나요"
        optional
        hint="비워 두면 기한 없이 인정합니다. 그때까지의 같은 급수 시험에 모두 쓰입니다."
        control={form.control}
        name="validUntil"
      />
    </FormDialog>
  );
}
