import { useEffect, useRef } from 'react';
import { formatPhone } from '@portal/shared/format';
import { Button, Callout, Card } from '@portal/shared/ui';
import type { ProvedPerson } from '../progress.ts';
import styles from './IdentityCheck.module.css';

interface ProvedProps {
  person: ProvedPerson;
  /** Just proved on this page: takes the focus, since the field that had it is gone. */
  fresh: boolean;
  onAgain: () => void;
}

/** Who was proved. */
export function Proved({ person, fresh, onAgain }: ProvedProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) message.current?.focus();
  }, [fresh]);
  return (
    <Card className={styles.root}>
      <div ref={message} tabIndex={-1} role="status">
        <Callout tone="success" title="본인확인을 마쳤습니다">
          {person.name} 님, {formatPhone(person.userPhone)}
        </Callout>
      </div>
      <Button variant="secondary" size="small" onClick={onAgain}>
        다시 본인확인하기
      </Button>
    </Card>
  );
}
