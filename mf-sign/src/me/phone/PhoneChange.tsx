import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { fetchUser, userUpdateAuth } from '@portal/shared/contract/user';
import { formatPhone } from '@portal/shared/format';
import { alert } from '@portal/shared/overlay';
import { readSession, startSession } from '@portal/shared/session';
import { Button, Card } from '@portal/shared/ui';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import styles from './PhoneChange.module.css';

/** Replaces the phone number with one that the member has verified. */
export function PhoneChange({ name, userPhone }: { name: string; userPhone: string }) {
  const [open, setOpen] = useState(false);
  const verification = usePhoneVerification('changePhone');
  const change = useMutation(userUpdateAuth, { invalidates: [fetchUser] });

  const replace = async (person: Person) => {
    try {
      await change.mutate({ userPhone: person.userPhone });
      const session = readSession();
      if (session) startSession({ ...session, user: { ...session.user, userPhone: person.userPhone } });
      setOpen(false);
      await alert('휴대폰 번호가 변경되었습니다.');
    } catch (error) {
      // Its message has been shown.
      if (!(error instanceof CallError)) throw error;
    } finally {
      verification.startOver();
    }
  };

  return (
    <Card className={styles.root}>
      <p>
        현재 번호 <strong>{formatPhone(userPhone)}</strong>
      </p>
      {open && (
        <PhoneVerification
          verification={verification}
          initial={{ name }}
          nameReadOnly
          onVerified={(person) => void replace(person)}
        />
      )}
      <Button variant="secondary" className={styles.toggle} onClick={() => setOpen(!open)}>
        {open ? '바꾸지 않기' : '새 번호로 바꾸기'}
      </Button>
    </Card>
  );
}
