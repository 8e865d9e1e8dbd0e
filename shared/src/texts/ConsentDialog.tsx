import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@portal/shared/client';
import type { DialogProps } from '@portal/shared/overlay';
import { getListBoxConsent, getMapConsentsDue, postIntConsent } from '../contract/consent.ts';
import { Button, Dialog } from '../ui/index.ts';
import { ChangedText, type AskedChange } from './ChangedText.tsx';
import { WithoutConsent } from './WithoutConsent.tsx';

/** The member's decision: continue, log out, or open the own page, where the account can be closed. */
type ConsentAnswer = 'agreed' | 'signOut' | 'ownPage';

interface ConsentDialogProps extends DialogProps<ConsentAnswer> {
  due: readonly AskedChange[];
}

/**
 * Asks a member for consent to new versions, one after the other. Without consent the member may continue, and existing
 * applications are unaffected.
 */
export default function ConsentDialog({ due, close, closing }: ConsentDialogProps) {
  const [index, setIndex] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending } = useMutation(postIntConsent, { invalidates: [getListBoxConsent, getMapConsentsDue] });
  const top = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // Moves the focus to replaced text, so that it is read out; at the beginning the dialog itself takes the focus.
  useEffect(() => {
    if (!isFirst.current) top.current?.focus();
    isFirst.current = false;
  }, [index, isRefused]);

  const asked = due[index];
  if (!asked) return null;
  const agree = async () => {
    await mutate({ text: asked.text, version: asked.version });
    if (index + 1 < due.length) setIndex(index + 1);
    else close('agreed');
  };
  const footer = isRefused ? (
    <>
      <Button variant="secondary" onClick={() => close('signOut')}>
        로그아웃
      </Button>
      <Button variant="secondary" onClick={() => close('ownPage')}>
        마이페이지로
      </Button>
      <Button onClick={() => close()}>계속 이용하기</Button>
    </>
  ) : (
    <>
      <Button variant="secondary" onClick={() => setRefused(true)}>
        동의하지 않음
      </Button>
      <Button busy={isPending} onClick={() => void agree().catch(() => undefined)}>
        동의함
      </Button>
    </>
  );
  return (
    <Dialog title={`새 ${asked.textName} 안내`} closing={closing} onClose={() => close()} footer={footer}>
      <div ref={top} tabIndex={-1}>
        {isRefused ? <WithoutConsent onReturn={() => setRefused(false)} /> : <ChangedText asked={asked} />}
      </div>
    </Dialog>
  );
}
