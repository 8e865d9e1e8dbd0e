import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button, VisuallyHidden } from '@portal/shared/ui';
import { copyText } from '../copy/copyText.ts';
import styles from './AccountNumber.module.css';
import { groupsOf } from './groupsOf.ts';

/** Selects a text, so that the visitor only has to copy it. */
function select(element: Element | null): void {
  if (!element) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Account number for a payment: large, in groups, and copied by one press. Screen readers read it digit by digit. */
export function AccountNumber({ number }: { number: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const copy = () =>
    copyText(number, {
      copied: '계좌번호를 복사했습니다.',
      select: () => select(shown.current),
      selected: '번호를',
    });
  return (
    <div className={styles.root}>
      <span ref={shown} className={styles.number} aria-hidden="true">
        {groupsOf(number).map((group, index) => (
          <span key={index} className={styles.group}>
            {group}
          </span>
        ))}
      </span>
      <VisuallyHidden>{[...number].join(' ')}</VisuallyHidden>
      <Button variant="secondary" size="small" icon={<Copy />} onClick={() => void copy()}>
        계좌번호 복사
      </Button>
    </div>
  );
}
