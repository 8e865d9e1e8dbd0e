import { useState } from 'react';
import { formatPhone } from '@portal/shared/format';
import { useSearchParams } from '@portal/shared/router';
import { Button, Callout, Card, UnbrokenNumbers } from '@portal/shared/ui';
import { BY_PHONE } from '../../parts/identity/byPhone.ts';
import { GatewayReturn } from '../../parts/identity/GatewayReturn.tsx';
import { useGateway } from '../../parts/identity/useGateway.ts';
import { IDENTITY_PARAM } from '../../parts/identity/useIdentityResult.ts';
import { useIdentityWays } from '../../parts/identity/useIdentityWays.ts';
import type { Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import { useWayBack, withReturnPath } from '../../parts/returnPath.ts';
import styles from './FindByIdentity.module.css';

interface FindByIdentityProps {
  /** Page that contains this component. */
  path: string;
  /** Called with the person, whose new phone is verified then. */
  onPerson: (person: Person) => void;
}

/** Identity check for a visitor whose account has a former phone, if the service identifies the holder of a phone. */
export function FindByIdentity({ path, onPerson }: FindByIdentityProps) {
  const [search, setSearch] = useSearchParams();
  const wayBack = useWayBack();
  const { leave, isLeaving } = useGateway(withReturnPath(path, wayBack), 'find');
  const [person, setPerson] = useState<Person | null>(null);
  const identity = search.get(IDENTITY_PARAM);
  const isOffered = useIdentityWays()?.includes(BY_PHONE) ?? false;

  // After the phone's verification has expired, the visitor starts again without the check in the address.
  if (person && identity !== null)
    return (
      <Card>
        <div role="status">
          <Callout tone="success" title="본인확인을 마쳤습니다">
            {person.name} 님, <UnbrokenNumbers>{formatPhone(person.userPhone)}</UnbrokenNumbers>. 아래 버튼을
            눌러주세요.
          </Callout>
        </div>
      </Card>
    );
  // A visitor who returns from a check sees its result.
  if (!isOffered && identity === null) return null;
  const start = isOffered && (
    <>
      <p>
        휴대폰 번호가 바뀌셨나요? 가입하실 때나 계정을 찾으실 때 휴대폰 본인확인을 하신 적이 있으면, 새 번호로
        본인확인을 하고 계정을 찾으실 수 있습니다.
      </p>
      <Button variant="secondary" busy={isLeaving} onClick={() => void leave(BY_PHONE)}>
        휴대폰 본인확인 시작
      </Button>
    </>
  );
  return (
    <Card className={styles.root}>
      {identity === null ? (
        start
      ) : (
        <GatewayReturn
          identity={identity}
          codePurpose="changePhone"
          onPerson={async ({ name, userPhone }) => {
            setPerson({ name, userPhone });
            onPerson({ name, userPhone });
            return true;
          }}
          onDismiss={() => setSearch({}, { replace: true, state: wayBack.state })}
          otherWays={start}
        />
      )}
    </Card>
  );
}
