import { CalendarPlus, Copy, Unplug } from 'lucide-react';
import { useRef, useState } from 'react';
import { CallError, useItem, useMutation } from '@portal/shared/client';
import { getMapCalendarFeed, postMapCalendarFeed } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { confirm } from '@portal/shared/overlay';
import { Actions, Button, ButtonLink, Section, TextField, toast } from '@portal/shared/ui';
import { copyText } from '../../parts/copy/copyText.ts';

const END = '연결을 끊으면 이 주소로 연결한 모든 달력에서 일정이 사라집니다. 연결을 끊으시겠습니까?';
const REPLACE = '새 주소를 만들면 앞서 연결한 달력에는 일정이 더 나타나지 않습니다. 새 주소를 만드시겠습니까?';

/** Connects the member's own dates with the calendar program of a phone or computer. */
export function CalendarFeed() {
  const { data: feed } = useItem(getMapCalendarFeed, {}, { background: true });
  const { mutate, isPending } = useMutation(postMapCalendarFeed, { invalidates: [getMapCalendarFeed] });
  const [address, setAddress] = useState<string | null>(null);
  if (!feed) return null;
  const { since } = feed;

  const set = async (isWanted: boolean, question?: string) => {
    if (question && !(await confirm(question))) return;
    try {
      const made = await mutate({ isWanted });
      setAddress(made.address);
      if (!isWanted) toast('달력 연결을 끊었습니다.');
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };

  return (
    <Section title="내 일정을 휴대폰 달력에">
      <p>
        신청하신 교육과 시험, 합격자 발표, 알림을 받기로 하신 신청 시작이 쓰시는 달력에 나타납니다. 일정이 바뀌면 달력도
        몇 시간 안에 따라 바뀝니다.
      </p>
      {address !== null && <FeedAddress address={address} />}
      {since !== null && address === null && <p>{formatDate(since)}에 만든 주소로 연결되어 있습니다.</p>}
      <Actions>
        {since !== null && (
          <Button variant="secondary" icon={<Unplug />} disabled={isPending} onClick={() => void set(false, END)}>
            연결 끊기
          </Button>
        )}
        {address === null && (
          <Button
            variant="secondary"
            icon={<CalendarPlus />}
            busy={isPending}
            onClick={() => void set(true, since === null ? undefined : REPLACE)}
          >
            {since === null ? '달력에 연결하기' : '새 주소 만들기'}
          </Button>
        )}
      </Actions>
    </Section>
  );
}

/** Address of a new feed: opened by the device's calendar, or copied for one on the web. */
function FeedAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = () =>
    copyText(address, {
      copied: '달력 주소를 복사했습니다.',
      select: () => field.current?.select(),
      selected: '주소를',
    });
  return (
    <>
      <TextField
        ref={field}
        label="달력 주소"
        hint="구글 캘린더에서는 ‘다른 캘린더 추가’의 ‘URL로 추가’에 넣어주세요. 이 주소를 아는 사람은 일정을 볼 수 있으니 다른 사람에게 보내지 마세요. 이 화면을 벗어나면 다시 보여드리지 않습니다."
        value={address}
        readOnly
      />
      <Actions>
        <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
          주소 복사
        </Button>
        <ButtonLink icon={<CalendarPlus />} href={address.replace(/^https?:/, 'webcal:')}>
          이 기기의 달력에서 열기
        </ButtonLink>
      </Actions>
    </>
  );
}
