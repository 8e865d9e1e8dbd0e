import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { request, useMutation } from '@portal/shared/client';
import { officeAddSeats, officeCheckOffering } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { digitsOf } from '@portal/shared/rules';
import { serverNow } from '@portal/shared/time';
import { Callout, DescriptionList, FormDialog, TextField, toast } from '@portal/shared/ui';
import { ReasonField } from '../../parts/form/ReasonField.tsx';
import { confirmQuestions } from '../questions/confirmQuestions.ts';
import { LINE_CALLS, offersOf, peopleWaiting, type LineOfOffering } from './line.ts';

const schema = v.pick(officeAddSeats.input, ['seats', 'reason']);

/** Adds seats, and first shows how many of those waiting are offered one. */
export default function AddSeatsDialog({ line, close, closing }: DialogProps<boolean> & { line: LineOfOffering }) {
  const { kind, offeringNo, title, capacity } = line;
  const adding = useMutation(officeAddSeats, { quiet: true, invalidates: LINE_CALLS });
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { seats: '', reason: '' },
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'seats' });
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      const { seats } = values;
      const questions = await request(officeCheckOffering, { kind, offeringNo, seats }, { quiet: true });
      const confirmed = await confirmQuestions('addSeats', questions);
      if (confirmed === null) return;
      const answer = await adding.mutate({
        kind,
        offeringNo,
        ...values,
        ...(confirmed.length > 0 && { confirmed }),
      });
      const { capacity: now, offered, collected = 0 } = answer;
      const given = offered > 0 ? ` ${formatCount(offered)}분께 자리를 배정했습니다.` : '';
      const stored = collected > 0 ? ` 단체 몫으로 ${formatCount(collected)}자리를 모으고 있습니다.` : '';
      toast(`정원이 ${formatCount(now)}명이 되었습니다.${given}${stored}`);
      close(true);
    },
  });
  return (
    <FormDialog
      title="자리 늘리기"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="자리 늘리기"
    >
      <DescriptionList
        items={[
          { term: '이름', description: title },
          { term: '지금 정원', description: `${formatCount(capacity)}명` },
          { term: '대기 중', description: `${formatCount(peopleWaiting(line))}명` },
        ]}
      />
      <TextField
        label="늘릴 자리 수"
        required
        inputMode="numeric"
        autoComplete="off"
        hint="늘린 자리는 이 화면에서 다시 줄일 수 없습니다."
        error={errors.seats?.message}
        {...form.register('seats')}
      />
      <Outlook line={line} seats={Number(digitsOf(String(typed)))} />
      <ReasonField required error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}

/** Number of offers that the typed seats would make. */
function Outlook({ line, seats }: { line: LineOfOffering; seats: number }) {
  if (!(seats > 0)) return null;
  if (line.groups && line.groups.waiting > 0)
    return (
      <Callout tone="info">
        기다리는 순서대로 자리를 배정합니다. 단체 차례에는 그 인원만큼 자리가 모일 때까지 모아 한꺼번에 배정합니다.
      </Callout>
    );
  const offers = offersOf(line, seats, serverNow());
  return (
    <Callout tone="info">
      {offers > 0
        ? `기다리는 순서대로 ${formatCount(offers)}분께 바로 자리를 배정하고 알립니다.`
        : '지금 자리를 배정받을 분이 없어, 늘린 자리는 남은 자리가 됩니다.'}
    </Callout>
  );
}
