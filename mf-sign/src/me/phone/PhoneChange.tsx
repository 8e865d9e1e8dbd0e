import { useState } from 'react';
import type { UserProfile } from '@portal/shared/contract/user';
import { formatPhone } from '@portal/shared/format';
import { alert } from '@portal/shared/overlay';
import { readSession, startSession } from '@portal/shared/session';
import { Button, Card, UnbrokenNumbers } from '@portal/shared/ui';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import styles from './PhoneChange.module.css';
import { PhoneChangeForm } from './PhoneChangeForm.tsx';

/** Replaces the phone number with one that the member has verified, given the password. */
export function PhoneChange({ userId, name, userPhone }: Pick<UserProfile, 'userId' | 'name' | 'userPhone'>) {
  const [open, setOpen] = useState(false);
  const [verified, setVerified] = useState<Person | null>(null);
  const verification = usePhoneVerification('changePhone');

  const startOver = () => {
    verification.startOver();
    setVerified(null);
  };
  const toggle = () => {
    startOver();
    setOpen(!open);
  };
  const finish = async (newPhone: string) => {
    const session = readSession();
    if (session) startSession({ ...session, user: { ...session.user, userPhone: newPhone } });
    startOver();
    setOpen(false);
    await alert('휴대폰 번호가 변경되었습니다.');
  };

  return (
    <Card className={styles.root}>
      <p>
        현재 번호{' '}
        <strong>
          <UnbrokenNumbers>{formatPhone(userPhone)}</UnbrokenNumbers>
        </strong>
      </p>
      {open && (
        <PhoneVerification
          verification={verification}
          initial={{ name }}
          nameReadOnly
          onVerified={(person) => setVerified(person)}
        />
      )}
      {verified && (
        <PhoneChangeForm
          userId={userId}
          userPhone={verified.userPhone}
          onChanged={() => void finish(verified.userPhone)}
          onPhoneRefused={startOver}
        />
      )}
      <Button variant="secondary" onClick={toggle}>
        {open ? '바꾸지 않기' : '새 번호로 바꾸기'}
      </Button>
    </Card>
  );
}
