import { useEffect, useRef } from 'react';
import { formatPhone } from '@portal/shared/format';
import { Button, Callout, Card, UnbrokenNumbers } from '@portal/shared/ui';
import type { VerifiedPerson } from '../steps/progress.ts';
import styles from './IdentityCheck.module.css';

interface VerifiedPersonCardProps {
  person: VerifiedPerson;
  /** After a verification on this page, since the focused field has disappeared. */
  takesFocus: boolean;
  onStartOver: () => void;
}

/** The verified person. */
export function VerifiedPersonCard({ person, takesFocus, onStartOver }: VerifiedPersonCardProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  return (
    <Card className={styles.root}>
      <div ref={message} tabIndex={-1} role="status">
        <Callout tone="success" title="본인확인을 마쳤습니다">
          {person.name} 님, <UnbrokenNumbers>{formatPhone(person.userPhone)}</UnbrokenNumbers>
        </Callout>
      </div>
      <Button variant="secondary" size="small" onClick={onStartOver}>
        다시 본인확인하기
      </Button>
    </Card>
  );
}
