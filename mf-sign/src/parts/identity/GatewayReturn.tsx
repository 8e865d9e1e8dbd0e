import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Callout, Spinner } from '@portal/shared/ui';
import { PhoneVerification } from '../phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type VerificationPurpose } from '../phoneVerification/usePhoneVerification.ts';
import type { IdentifiedPerson } from './identifiedPerson.ts';
import { useIdentityResult } from './useIdentityResult.ts';

interface GatewayReturnProps {
  identity: string;
  /** Purpose of the code that is sent if the check does not verify a phone. */
  codePurpose: Extract<VerificationPurpose, 'join' | 'changePhone'>;
  /** Called with the identified person, whose phone is verified. @returns true if the person was accepted. */
  onPerson: (person: IdentifiedPerson) => Promise<boolean>;
  /** Drops this check in favour of another method. */
  onDismiss: () => void;
  /** Other methods, shown if this check failed. */
  otherWays: ReactNode;
}

/** Result of an identity check, after the visitor has returned from it. */
export function GatewayReturn({ identity, codePurpose, onPerson, onDismiss, otherWays }: GatewayReturnProps) {
  const { data, error, isChecking } = useIdentityResult(identity);
  const verification = usePhoneVerification(codePurpose);
  const isReported = useRef(false);

  useEffect(() => {
    if (isReported.current || data?.status !== 'VERIFIED' || !data.userPhone) return;
    isReported.current = true;
    void onPerson({ name: data.name, userPhone: data.userPhone, userBirth: data.userBirth }).then(
      (isAccepted) => !isAccepted && onDismiss(),
    );
  }, [data, onPerson, onDismiss]);

  if (isChecking) return <Spinner label="본인확인 결과를 확인하고 있습니다" />;
  if (error || data?.status === 'FAILED' || data?.status === 'EXPIRED') {
    return (
      <>
        <div role="alert">
          <Callout tone="danger" title="본인확인을 마치지 못했습니다">
            다시 시도하시거나 다른 방법을 선택해주세요.
          </Callout>
        </div>
        {otherWays}
      </>
    );
  }
  if (data?.status !== 'VERIFIED' || data.userPhone) return null;
  return (
    <>
      <Callout tone="info" title={`${data.name} 님의 본인확인을 마쳤습니다`}>
        선택하신 방법은 휴대폰 번호를 확인하지 않으므로, 연락받으실 휴대폰 번호를 인증해주세요.
      </Callout>
      <PhoneVerification
        verification={verification}
        initial={{ name: data.name }}
        nameReadOnly
        onVerified={(person) =>
          void onPerson({ ...person, userBirth: data.userBirth }).then((isAccepted) => !isAccepted && onDismiss())
        }
      />
      <Button variant="secondary" size="small" onClick={onDismiss}>
        다른 방법으로 본인확인하기
      </Button>
    </>
  );
}
