import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { carrier, CARRIER_NAMES, isTrackingNumber, trackingNumberProblem } from '@portal/shared/contract/manager';
import { officeOverview, officePosts, officeSendPost } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { digitsOf } from '@portal/shared/rules';
import { Callout, DescriptionList, FormDialog, SelectField, TextField, toast } from '@portal/shared/ui';
import { recipientOf, type Post } from './post.ts';

const CARRIERS = Object.entries(CARRIER_NAMES).map(([value, label]) => ({ value, label }));

const schema = v.pipe(
  v.object({
    carrier,
    trackingNumber: v.pipe(v.string(), v.transform(digitsOf), v.nonEmpty('송장번호를 입력해주세요.')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || isTrackingNumber(dataset.value.carrier, dataset.value.trackingNumber)) return;
    const { value } = dataset;
    addIssue({
      message: trackingNumberProblem(value.carrier),
      path: [{ type: 'object', origin: 'value', input: value, key: 'trackingNumber', value: value.trackingNumber }],
    });
  }),
);

/** Records the tracking number of a posted card, or corrects it. */
export default function TrackingDialog({ post, close, closing }: DialogProps<boolean> & { post: Post }) {
  const sending = useMutation(officeSendPost, { quiet: true, invalidates: [officePosts, officeOverview] });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { carrier: 'EPOST' as const, trackingNumber: post.trackingNumber },
  });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await sending.mutate({ certificateNo: post.certificateNo, ...values });
      toast(post.sentAt ? '송장번호를 고쳤습니다.' : '보낸 것을 기록했습니다. 회원에게 알립니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title={post.sentAt ? '송장번호 고치기' : '송장번호 입력'}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={post.sentAt ? '고치기' : '발송 기록'}
    >
      <DescriptionList
        items={[
          { term: '받는 분', description: recipientOf(post) },
          { term: '주소', description: [post.address, post.address2].filter(Boolean).join(' ') || '주소 없음' },
        ]}
      />
      {post.isLabelOld && (
        <Callout tone="warning">라벨을 인쇄한 뒤에 주소가 바뀌었습니다. 새 주소로 보냈는지 확인해주세요.</Callout>
      )}
      <SelectField
        label="택배사"
        required
        options={CARRIERS}
        error={errors.carrier?.message}
        {...form.register('carrier')}
      />
      <TextField
        label="송장번호"
        required
        inputMode="numeric"
        autoComplete="off"
        hint="우체국 등기번호는 숫자 13자리입니다. 하이픈(-)은 빼고 적으셔도 됩니다."
        error={errors.trackingNumber?.message}
        {...form.register('trackingNumber')}
      />
      {!post.sentAt && <p>기록하면 회원에게 송장번호를 알립니다.</p>}
    </FormDialog>
  );
}
