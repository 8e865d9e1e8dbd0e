import { useItem } from '@portal/shared/client';
import { fetchUser } from '@portal/shared/contract/user';
import { readSession } from '@portal/shared/session';
import { FormPage } from '../parts/formPage/FormPage.tsx';
import { ForeignRequestNotice } from './correction/ForeignRequestNotice.tsx';
import { useFreshName } from './correction/useFreshName.ts';
import { MyTasks } from './tasks/MyTasks.tsx';

/** /sign/me: a member's pending items and next dates, and links to the member's other pages. */
export default function MyPage() {
  const { data: profile } = useItem(fetchUser, {}, { background: true });
  useFreshName(profile?.name);
  const user = readSession()?.user;
  // The shell is leaving: another navigation would close its message.
  if (!user) return null;
  return (
    <FormPage title="마이페이지" lead={`${user.name} 님의 신청과 일정, 받은 알림과 정보를 한곳에서 보실 수 있습니다.`}>
      <ForeignRequestNotice />
      <MyTasks />
    </FormPage>
  );
}
