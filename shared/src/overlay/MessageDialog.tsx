import { useEffect, useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button, useSecondTap } from '../ui/index.ts';
import styles from './MessageDialog.module.css';
import { useScrollLock } from './useScrollLock.ts';

export interface MessageDialogProps {
  /** Each line is a paragraph. */
  message: string;
  closing: boolean;
  yes: string;
  /** Without it the dialog only informs. */
  no?: string;
  /** Something else that can be done, between the two. */
  other?: string | undefined;
  /** 확인해주세요 where it asks, 알림 where it only informs, unless given. */
  title?: string;
  /** Called with the word of the button, unless it only closes. */
  onPress(word: string): void;
  onClose(): void;
}

/** A dialog below takes all presses of the page to itself. */
const TAKES_PRESSES = { pointerEvents: 'auto' } as const;

/** It also locks the scrolling of everything that is not inside it; a long message must scroll all the same. */
const keepFromDialogsBelow = (event: SyntheticEvent) => event.stopPropagation();

/** Each is added behind the others. */
const topmostDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/**
 * What alert and confirm look like: the browser's own dialog, which stands above everything and makes everything else
 * inert. It is part of the shell's first file, because a message must be shown when nothing more can be loaded.
 */
export function MessageDialog({ message, closing, yes, no, other, title, onPress, onClose }: MessageDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const yesButton = useRef<HTMLButtonElement>(null);
  const { ignoreSecondTap } = useSecondTap();
  useScrollLock();

  // A layout effect: closed while it is still in the page, the browser returns the focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    yesButton.current?.focus();
    return () => {
      element?.close();
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    };
  }, []);

  // Escape is answered here, before a dialog below hears of it: that would prevent the key's default, and with it the
  // browser's own closing. The focus may be anywhere, also on the browser's own buttons.
  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || dialog.current !== topmostDialog()) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', leaveByKey, true);
    return () => window.removeEventListener('keydown', leaveByKey, true);
  }, [onClose]);
  const leaveByBrowser = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      className={styles.root}
      style={TAKES_PRESSES}
      data-closing={closing || undefined}
      onClickCapture={ignoreSecondTap}
      onCancel={leaveByBrowser}
      onClose={onClose}
      onWheel={keepFromDialogsBelow}
      onTouchMove={keepFromDialogsBelow}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title ?? (no ? '확인해주세요' : '알림')}
      </h2>
      <div id={`${id}-message`} className={styles.message}>
        {message.split('\n').map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <div className={styles.buttons}>
        {no && (
          <Button variant="secondary" onClick={onClose}>
            {no}
          </Button>
        )}
        {other && (
          <Button variant="secondary" onClick={() => onPress(other)}>
            {other}
          </Button>
        )}
        <Button ref={yesButton} variant="primary" onClick={() => onPress(yes)}>
          {yes}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
