import type { Portal } from '@portal/platform/sections/ui/PortalContext';
import { getMapMyMatters, type NextDate } from '@portal/shared/contract/myTasks';
import { formatDateTime } from '@portal/shared/format';
import { SERVICE_WORKER_PATH } from '@portal/shared/section/offline';
import { readSession } from '@portal/shared/session';
import { noteDate, type OfflineDate } from '@portal/shared/session/offlineNotes';

/** Date in the words of the offline page. */
export const offlineDateOf = ({
  title,
  day,
  time,
  endTime,
  isOnline,
  address,
  address2,
  path,
}: NextDate): OfflineDate => ({
  title,
  day,
  when: [formatDateTime(day, time), endTime].filter(Boolean).join(' ~ '),
  place: isOnline ? '온라인' : [address, address2].filter(Boolean).join(' '),
  applicationNo: new URLSearchParams(path.split('?')[1]).get('userExaminationNo') ?? '',
});

/** Registers the service worker, and stores the next date whenever a page has read it. */
export function prepareOffline(queryClient: Portal['queryClient']): void {
  // Only browsers with a secure connection have it. Without it there is no offline page.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(SERVICE_WORKER_PATH).catch(() => undefined);
  const cache = queryClient.getQueryCache();
  const note = (query: { queryKey: readonly unknown[]; state: { data: unknown } }) => {
    if (query.queryKey[1] !== getMapMyMatters.path || query.state.data === undefined || !readSession()) return;
    const { next } = query.state.data as { next: NextDate | null };
    noteDate(next && offlineDateOf(next));
  };
  cache.getAll().forEach(note);
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') note(query);
  });
}
