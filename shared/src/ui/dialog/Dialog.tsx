import { X } from 'lucide-react';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ScrollRegion } from '../layout/ScrollRegion.tsx';
import styles from './Dialog.module.css';
import { isTopmost, useTopmost } from './topmost.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** An `alertdialog` asks something: a press beside it does not close it, and it has no close button. */
  role?: 'dialog' | 'alertdialog';
  closeLabel?: string;
  /** Plays the 200 ms closing animation. The caller removes the dialog afterwards. */
  closing?: boolean;
}

/** Where the focus goes when the element that opened the dialog is gone. */
const heading = () => document.querySelector<HTMLElement>('[data-page-heading]');

/** Whether the page has moved the focus on already. A removed dialog leaves it at the body or at the dialog below. */
function hasFocusMovedOn(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.hasAttribute('aria-modal');
}

/** A modal dialog, shown while it is rendered. The focus moves in, stays inside, and returns. Dialogs stack. */
export function Dialog({
  title,
  description,
  onClose,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  closeLabel = '닫기',
  closing = false,
}: DialogProps) {
  const bodyId = useId();
  const titleElement = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  const content = useRef<HTMLDivElement>(null);
  useTopmost(content);
  const asks = role === 'alertdialog';

  const focusIn = (event: Event) => {
    const wanted =
      event.currentTarget instanceof Element
        ? event.currentTarget.querySelector<HTMLElement>('[data-autofocus]')
        : null;
    // An alertdialog focuses its first button; any other dialog is read from its top.
    if (asks && !wanted) return;
    event.preventDefault();
    (wanted ?? titleElement.current)?.focus();
  };
  const focusBack = (event: Event) => {
    event.preventDefault();
    if (hasFocusMovedOn()) return;
    const back = opener?.isConnected && opener !== document.body ? opener : heading();
    back?.focus({ preventScroll: true });
  };
  const keepOpen = (event: Event) => {
    // A press on a toast, beside an alertdialog, or in a dialog above does not close this one.
    if (
      asks ||
      !isTopmost(content.current) ||
      (event.target instanceof Element && event.target.closest('[data-toasts]'))
    )
      event.preventDefault();
  };
  // Dialogs below receive the key first and prevent its default, so Radix's own handling would not close this one.
  const leaveByKey = (event: KeyboardEvent) => {
    event.preventDefault();
    if (isTopmost(content.current) && !closing) onClose();
  };
  const describedBy = description ? {} : { 'aria-describedby': asks && children ? bodyId : undefined };

  return (
    <Root open onOpenChange={(open) => !open && !closing && onClose()}>
      <Portal>
        <Overlay className={styles.overlay} data-closing={closing || undefined} />
        <div className={styles.frame}>
          <Content
            ref={content}
            role={role}
            aria-modal="true"
            className={`${styles.root} ${styles[size]} ${asks ? styles.asks : ''}`}
            data-closing={closing || undefined}
            onOpenAutoFocus={focusIn}
            onCloseAutoFocus={focusBack}
            onInteractOutside={keepOpen}
            onEscapeKeyDown={leaveByKey}
            {...describedBy}
          >
            <div className={styles.head}>
              <Title ref={titleElement} tabIndex={-1} className={styles.title}>
                {title}
              </Title>
              {!asks && (
                <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                  <X aria-hidden="true" />
                </button>
              )}
            </div>
            <ScrollRegion label={`${title} 내용`} className={styles.body}>
              <div className={styles.content}>
                {description && (
                  <Description asChild>
                    <div className={styles.description}>{description}</div>
                  </Description>
                )}
                {children && <div id={bodyId}>{children}</div>}
              </div>
            </ScrollRegion>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
