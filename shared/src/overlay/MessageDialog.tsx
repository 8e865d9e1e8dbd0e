import { useEffect, useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button, pageHeading, useSecondTap } from '../ui/index.ts';
import styles from './MessageDialog.module.css';
import { useScrollLock } from './useScrollLock.ts';

export interface MessageDialogProps {
  /** One paragraph per line. */
  message: string;
  closing: boolean;
  yes: string;
  /** Without it the dialog only informs. */
  no?: string;
  /** Further action, placed between the two. */
  other?: string | undefined;
  /** Less usual action, which looks like a link below the message. */
  link?: string | undefined;
  /** By default 확인해주세요 for a question and 알림 for information. */
  title?: string;
  /** Called with the text of the button, unless it only closes. */
  onPress(word: string): void;
  onClose(): void;
}

/** Needed because a dialog below captures all presses of the page. */
const TAKES_PRESSES = { pointerEvents: 'auto' } as const;

/** A dialog below also blocks scrolling outside itself; a long message must still scroll. */
const keepFromDialogsBelow = (event: SyntheticEvent) => event.stopPropagation();

/** Newer dialogs come later in the document. */
const topmostDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/**
 * Dialog of alert and confirm: the browser's own dialog, above everything else, which becomes inert. Part of the
 * shell's initial chunk, because a message must be displayed even if nothing more can be loaded.
 */
export function MessageDialog({ message, closing, yes, no, other, link, title, onPress, onClose }: MessageDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const yesButton = useRef<HTMLButtonElement>(null);
  const { ignoreSecondTap } = useSecondTap();
  useScrollLock();

  // A layout effect: if closed while still in the document, the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    yesButton.current?.focus();
    return () => {
      element?.close();
      if (document.activeElement !== document.body) return;
      pageHeading()?.focus({ preventScroll: true });
    };
  }, []);

  // Handles Escape before a dialog below, which would prevent the default and thus the browser's own closing. The focus
  // may be anywhere, including the browser's own buttons.
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
      {link && (
        <div className={styles.link}>
          <Button variant="plain" size="small" onClick={() => onPress(link)}>
            {link}
          </Button>
        </div>
      )}
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
