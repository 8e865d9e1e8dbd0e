import { useItem } from '@portal/shared/client';
import { fetchNoticeChannels } from '@portal/shared/contract/userNotice';
import { Card, ErrorState, Skeleton } from '@portal/shared/ui';
import { ChannelsForm } from './ChannelsForm.tsx';

/** Channels by which the member is notified. */
export function NoticeChannels() {
  const { data: channels, error, retry } = useItem(fetchNoticeChannels, {}, { background: true });
  return (
    <Card>
      {channels && <ChannelsForm channels={channels} />}
      {!channels && error && <ErrorState message={error.message} onRetry={retry} />}
      {!channels && !error && <Skeleton lines={3} height="2rem" />}
    </Card>
  );
}
