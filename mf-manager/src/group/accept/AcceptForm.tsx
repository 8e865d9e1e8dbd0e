import { useItem } from '@portal/shared/client';
import { fetchUser } from '@portal/shared/contract/user';
import { QueryResult } from '../../parts/page/QueryResult.tsx';
import { GROUP_LIST } from '../groupList.ts';
import { AttendeeForm, type AttendeeFormProps } from './AttendeeForm.tsx';

/** Form for accepting a seat, once the member's profile has loaded. */
export function AcceptForm(props: Omit<AttendeeFormProps, 'profile'>) {
  const profile = useItem(fetchUser, {});
  return (
    <QueryResult query={profile} list={GROUP_LIST}>
      {(member) => <AttendeeForm {...props} profile={member} />}
    </QueryResult>
  );
}
