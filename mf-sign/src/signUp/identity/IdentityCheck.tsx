import { useState } from 'react';
import type { AuthType } from '@portal/shared/contract/auth';
import { Card, RadioGroup } from '@portal/shared/ui';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import type { ProvedPerson } from '../progress.ts';
import { GatewayCheck } from './GatewayCheck.tsx';
import { GatewayReturn } from './GatewayReturn.tsx';
import styles from './IdentityCheck.module.css';
import { isMethod, methodName, METHODS, type Method } from './methods.ts';
import { Proved } from './Proved.tsx';
import { useAcceptPerson } from './useAcceptPerson.ts';

interface IdentityCheckProps {
  proved: ProvedPerson | null;
  typed: Person;
  /** The identity check that the visitor comes back from; null when there was none. */
  identity: string | null;
  onTyped: (person: Person) => void;
  /** Told the proved person, or null to prove another. */
  onProved: (person: ProvedPerson | null) => void;
  /** Forgets the check that the visitor came back from. */
  onDismiss: () => void;
}

/** Who joins: proved by a code to the phone, or by the gateway. */
export function IdentityCheck({ proved, typed, identity, onTyped, onProved, onDismiss }: IdentityCheckProps) {
  const [method, setMethod] = useState<Method>('code');
  const verification = usePhoneVerification('join');
  const [checkedHere, setCheckedHere] = useState(false);
  const accept = useAcceptPerson((person) => {
    setCheckedHere(true);
    onProved(person);
  });

  if (proved) {
    const again = () => {
      verification.startOver();
      onProved(null);
    };
    return <Proved person={proved} fresh={checkedHere} onAgain={again} />;
  }
  const acceptPhone = async (person: Person) => {
    if (!(await accept({ ...person, userBirth: '' }))) verification.startOver();
  };
  const ways = (
    <>
      <RadioGroup
        legend="본인확인 방법"
        name="identity-method"
        options={METHODS}
        value={method}
        onChange={(event) => isMethod(event.target.value) && setMethod(event.target.value)}
      />
      {method === 'code' ? (
        <PhoneVerification
          verification={verification}
          initial={typed}
          onTyped={onTyped}
          onVerified={(person) => void acceptPhone(person)}
        />
      ) : (
        <GatewayCheck authType={Number(method) as AuthType} name={methodName(method)} />
      )}
    </>
  );
  return (
    <Card className={styles.root}>
      {identity ? <GatewayReturn identity={identity} onPerson={accept} onDismiss={onDismiss} otherWays={ways} /> : ways}
    </Card>
  );
}
