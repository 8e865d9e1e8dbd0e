import { useState } from 'react';
import { formatPhone } from '@portal/shared/format';
import { Button, Callout, Card, RadioGroup } from '@portal/shared/ui';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import type { ProvedPerson } from '../progress.ts';
import { GatewayCheck } from './GatewayCheck.tsx';
import { GatewayReturn } from './GatewayReturn.tsx';
import { isMethod, methodName, METHODS, type AuthType, type Method } from './methods.ts';
import { useAcceptPerson } from './useAcceptPerson.ts';
import styles from './IdentityCheck.module.css';

interface IdentityCheckProps {
  proved: ProvedPerson | null;
  typed: Person;
  /** The identity check that the visitor comes back from; null when there was none. */
  identity: string | null;
  onTyped: (person: Person) => void;
  /** Told the proved person, or null to prove another. */
  onProved: (person: ProvedPerson | null) => void;
}

/** Who joins: proved by a code to the phone, or by the gateway. */
export function IdentityCheck({ proved, typed, identity, onTyped, onProved }: IdentityCheckProps) {
  const [method, setMethod] = useState<Method>('code');
  const verification = usePhoneVerification('join');
  const accept = useAcceptPerson(onProved);

  if (proved) {
    return (
      <Card className={styles.root}>
        <div role="status">
          <Callout tone="success" title="본인확인을 마쳤습니다">{proved.name} 님, {formatPhone(proved.userPhone)}</Callout>
        </div>
        <Button variant="plain" size="small" onClick={() => { verification.startOver(); onProved(null); }}>다시 본인확인하기</Button>
      </Card>
    );
  }
  const acceptPhone = async (person: Person) => {
    if (!(await accept({ ...person, userBirth: '' }))) verification.startOver();
  };
  return (
    <Card className={styles.root}>
      {identity && <GatewayReturn identity={identity} onPerson={accept} />}
      <RadioGroup
        legend="본인확인 방법"
        name="identity-method"
        options={METHODS}
        value={method}
        onChange={(event) => isMethod(event.target.value) && setMethod(event.target.value)}
      />
      {method === 'code' ? (
        <PhoneVerification verification={verification} initial={typed} onTyped={onTyped} onVerified={(person) => void acceptPhone(person)} />
      ) : (
        <GatewayCheck authType={Number(method) as AuthType} name={methodName(method)} />
      )}
    </Card>
  );
}
