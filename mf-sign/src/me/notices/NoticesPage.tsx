import { useItem } from '@portal/shared/client';
import { fetchNoticeChannels } from '@portal/shared/contract/userNotice';
import { Card, ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { ChannelsForm } from './ChannelsForm.tsx';
import { DeviceNotices } from './devices/DeviceNotices.tsx';
import { ReceivedNotices } from './ReceivedNotices.tsx';

/** /sign/me/notices: the notices sent to the member, and the channels and devices they are sent to. */
export default function NoticesPage() {
  const { data: channels, error, retry } = useItem(fetchNoticeChannels, {}, { background: true });
  return (
    <FormPage title="받은 알림" lead="계정, 신청, 결제, 환불, 결과와 자격증에 대해 알려드린 내용입니다.">
      <ReceivedNotices />
      <Section title="알림 받는 방법">
        <Card>
          {channels && <ChannelsForm channels={channels} />}
          {!channels && error && <ErrorState message={error.message} onRetry={retry} />}
          {!channels && !error && <Skeleton lines={3} height="2rem" />}
        </Card>
      </Section>
      <DeviceNotices />
    </FormPage>
  );
}
