import { useState } from 'react';
import { Card, RadioGroup } from '@portal/shared/ui';
import { GatewayReturn } from '../../parts/identity/GatewayReturn.tsx';
import { useIdentityWays } from '../../parts/identity/useIdentityWays.ts';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import type { VerifiedPerson } from '../steps/progress.ts';
import { GatewayCheck } from './GatewayCheck.tsx';
import styles from './IdentityCheck.module.css';
import { BY_CODE, IDENTITY_METHOD, methodsOf, type Method } from './methods.ts';
import { useAcceptPerson } from './useAcceptPerson.ts';
import { VerifiedPersonCard } from './VerifiedPersonCard.tsx';

interface IdentityCheckProps {
  verifiedPerson: VerifiedPerson | null;
  typed: Person;
  /** Check from which the visitor returns; null without one. */
  identity: string | null;
  onTyped: (person: Person) => void;
  /** Called with the verified person, or null to start again. */
  onVerified: (person: VerifiedPerson | null) => void;
  /** Drops that check. */
  onDismiss: () => void;
}

/** Verifies a joining visitor: by a code to the phone, or by the gateway. */
export function IdentityCheck({ verifiedPerson, typed, identity, onTyped, onVerified, onDismiss }: IdentityCheckProps) {
  const methods = methodsOf(useIdentityWays() ?? []);
  const [chosen, setChosen] = useState<Method['value']>(BY_CODE.value);
  const method = methods.find(({ value }) => value === chosen) ?? BY_CODE;
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
      {methods.length > 1 && (
        <RadioGroup
          legend="본인확인 방법"
          name={IDENTITY_METHOD}
          options={methods}
          value={method.value}
          onChange={({ target }) =>
            setChosen(methods.find(({ value }) => String(value) === target.value)?.value ?? BY_CODE.value)
          }
        />
      )}
      {method.value === 'code' ? (
        <PhoneVerification
          isNew
          verification={verification}
          initial={typed}
          onTyped={onTyped}
          onVerified={(person) => void acceptPhone(person)}
        />
      ) : (
        <GatewayCheck authType={method.value} name={method.label} />
      )}
    </>
  );
  return (
    // Without a choice, the error summary leads to the card itself.
    <Card className={styles.root} {...(methods.length > 1 ? {} : { id: IDENTITY_METHOD, tabIndex: -1 })}>
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
