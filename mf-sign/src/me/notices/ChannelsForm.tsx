import { useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { fetchNoticeChannels, updateNoticeChannels } from '@portal/shared/contract/userNotice';
import { useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { Actions, Button, Checkbox, Form } from '@portal/shared/ui';

/** Form for the channels and the reminder, with a note about messages that are sent regardless. */
export function ChannelsForm({ channels }: { channels: CallEntity<typeof fetchNoticeChannels> }) {
  // An API of another release lacks the reminder.
  const { bySms, byMail, hasMail, dayBefore } = channels;
  const form = useForm({ defaultValues: { bySms, byMail, ...(dayBefore !== undefined && { dayBefore }) } });
  const change = useMutation(updateNoticeChannels, { quiet: true, invalidates: [fetchNoticeChannels] });

  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await change.mutate(values);
      form.reset(values);
      await alert('변경되었습니다.');
    },
  });

  return (
    <Form onSubmit={submit}>
      <Checkbox label="문자로 받기" hint="등록하신 휴대폰 번호로 보내드립니다." {...form.register('bySms')} />
      {hasMail && <Checkbox label="메일로 받기" hint="등록하신 이메일로 보내드립니다." {...form.register('byMail')} />}
      {dayBefore !== undefined && (
        <Checkbox
          label="교육·시험 하루 전에 안내받기"
          hint="일시, 장소와 가져오실 것을 위에서 고르신 방법으로 보내드립니다."
          {...form.register('dayBefore')}
        />
      )}
      <p>
        결제 기한, 환불 계좌 입력, 교육·시험의 일정 변경과 개최 취소처럼 꼭 아셔야 하는 내용은 모두 끄셔도 보내드립니다.
        밤 9시부터 아침 8시까지는 보내지 않습니다. 다만 비밀번호나 휴대폰 번호가 변경되면 밤에도 바로 알려드립니다.
      </p>
      <Actions>
        <Button type="submit" variant="secondary" busy={isPending}>
          알림 받는 방법 저장
        </Button>
      </Actions>
    </Form>
  );
}
