import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Mutation } from '@portal/shared/client';
import { NUMBERS, type CallEntity, type CallInput } from '@portal/shared/contract';
import type { patchIntGroupSeat } from '@portal/shared/contract/manager';
import { useDraft, useSubmit } from '@portal/shared/form';
import { formatDeadline } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { mobilePhoneRule, newPersonNameRule, phoneOf } from '@portal/shared/rules';
import { Callout, FormDialog, NumberField, TextField } from '@portal/shared/ui';
import type { Seat } from '../../group.ts';
import type { Naming } from './useNamingSeat.ts';

const schema = v.object({ name: newPersonNameRule, userPhone: mobilePhoneRule });

const TITLES: Record<Naming, string> = {
  name: '이름과 번호 고치기',
  invite: '초대하기',
  replace: '다른 분으로 바꾸기',
};
const LABELS: Record<Naming, string> = { name: '고치기', invite: '초대 보내기', replace: '바꾸고 초대 보내기' };

interface SeatDialogProps extends DialogProps<boolean> {
  seat: Seat;
  naming: Naming;
  acceptUntil: string;
  save: Mutation<CallInput<typeof patchIntGroupSeat>, CallEntity<typeof patchIntGroupSeat>>;
}

/** Dialog for the person of a seat, with the consequences for the current person, the link and the money. */
export default function SeatDialog({ seat, naming, acceptUntil, save, close, closing }: SeatDialogProps) {
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: naming === 'replace' ? '' : seat.name, userPhone: '' },
    shouldFocusError: false,
  });
  const draft = useDraft(`seat:${seat.seatNo}:${naming}`, form);
  const {
    register,
    formState: { errors, submitCount },
  } = form;
  const { submit, isPending } = useSubmit({
    form,
    refusedAt: { [NUMBERS.GROUP_PHONE_TAKEN]: 'userPhone' },
    send: async (person) => {
      await save.mutate({ seatNo: seat.seatNo, ...person });
      draft.clear();
      close(true);
    },
  });
  return (
    <FormDialog
      title={`${seat.position}번 ${TITLES[naming]}`}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={LABELS[naming]}
      dismissLabel="뒤로"
      summary={{ errors, submitCount }}
    >
      {naming === 'replace' && <Callout tone="warning">{becomesOf(seat)}</Callout>}
      <TextField label="이름" required autoComplete="off" error={errors.name?.message} {...register('name')} />
      <NumberField
        label="휴대폰 번호"
        read={phoneOf}
        required
        type="tel"
        autoComplete="off"
        hint={seat.userPhone && naming !== 'replace' ? `지금 번호는 ${seat.userPhone}입니다.` : '숫자만 입력해주세요.'}
        error={errors.userPhone?.message}
        {...register('userPhone')}
      />
      <Callout tone="info">
        {naming === 'name'
          ? '초대 문자는 결제하신 뒤에 이 번호로 보냅니다.'
          : `이 번호로 초대 문자를 보냅니다. 밤(21시~08시)에는 보내지 않고 아침에 보냅니다. ${formatDeadline(acceptUntil)}까지 수락하셔야 하며, 금액은 바뀌지 않습니다.`}
      </Callout>
    </FormDialog>
  );
}

/** Consequence for the replaced person. */
function becomesOf({ name, status, invitedAt, linkAfter }: Seat): string {
  if (status === 'CONFIRMED')
    return `수락하신 ${name} 님의 신청은 취소되고, 그분께 문자로 알립니다. 되돌릴 수 없습니다.`;
  if (linkAfter) return `${name} 님께 보내려던 초대는 보내지 않습니다.`;
  return invitedAt ? `${name} 님께 보낸 초대는 쓸 수 없게 됩니다.` : `${name} 님은 이 자리에서 빠집니다.`;
}
