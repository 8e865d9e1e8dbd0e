import { useState } from 'react';
import type { AuthType } from '@portal/shared/contract/auth';
import { Card, RadioGroup } from '@portal/shared/ui';
import { GatewayReturn } from '../../parts/identity/GatewayReturn.tsx';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import type { VerifiedPerson } from '../steps/progress.ts';
import { GatewayCheck } from './GatewayCheck.tsx';
import styles from './IdentityCheck.module.css';
import { IDENTITY_METHOD, isMethod, methodName, METHODS, type Method } from './methods.ts';
import { useAcceptPerson } from './useAcceptPerson.ts';
import { VerifiedPersonCard } from './VerifiedPersonCard.tsx';

interface IdentityCheckProps {
  verifiedPerson: VerifiedPerson | null;
  typed: Person;
  /** The gateway's check that the visitor comes back from; null when there was none. */
  identity: string | null;
  onTyped: (person: Person) => void;
  /** Called with the verified person, or null to start over. */
  onVerified: (person: VerifiedPerson | null) => void;
  /** Forgets that check. */
  onDismiss: () => void;
}

/** Verifies who joins: by a code to the phone, or by the gateway. */
export function IdentityCheck({ verifiedPerson, typed, identity, onTyped, onVerified, onDismiss }: IdentityCheckProps) {
  const [method, setMethod] = useState<Method>('code');
  const verification = usePhoneVerification('join');
  const [verifiedHere, setVerifiedHere] = useState(false);
  const accept = useAcceptPerson((person) => {
    setVerifiedHere(true);
    onVerified(person);
  });

  if (verifiedPerson) {
    const startOver = () => {
      verification.startOver();
      onVerified(null);
    };
    return <VerifiedPersonCard person={verifiedPerson} takesFocus={verifiedHere} onStartOver={startOver} />;
  }
  const acceptPhone = async (person: Person) => {
    if (!(await accept({ ...person, userBirth: '' }))) verification.startOver();
  };
  const ways = (
    <>
      <RadioGroup
        legend="본인확인 방법"
        name={IDENTITY_METHOD}
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
      {identity ? (
        <GatewayReturn
          identity={identity}
          codePurpose="join"
          onPerson={accept}
          onDismiss={onDismiss}
          otherWays={ways}
        />
      ) : (
        ways
      )}
    </Card>
  );
}
