import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button, toast, VisuallyHidden } from '@portal/shared/ui';
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
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      toast('계좌번호를 복사했습니다.');
    } catch {
      // Permission denied, or no clipboard on a page without HTTPS.
      select(shown.current);
      toast('복사하지 못했습니다. 표시해 둔 번호를 길게 눌러 복사해주세요.');
    }
  };
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
