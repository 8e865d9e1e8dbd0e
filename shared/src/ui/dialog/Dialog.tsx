import { X } from 'lucide-react';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ScrollRegion } from '../layout/ScrollRegion.tsx';
import styles from './Dialog.module.css';
import { useSecondTap } from './useSecondTap.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** On a wide screen, pixels from the window's corner instead of the middle, as far as there is room. */
  place?: { top: number; left: number } | undefined;
  closeLabel?: string;
  /** Plays the 200 ms closing animation. The caller removes the dialog afterwards. */
  closing?: boolean;
}

/** Where the focus goes when the element that opened the dialog is gone. */
const heading = () => document.querySelector<HTMLElement>('[data-page-heading]');

/** Whether an alert or confirm stands above: Radix does not know the browser's own dialogs. */
const isMessageAbove = () => document.querySelector('dialog[open]') !== null;

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
  place,
  closeLabel = '닫기',
  closing = false,
}: DialogProps) {
  const titleElement = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));

  const { isTooEarly, ignoreSecondTap } = useSecondTap();

  const focusIn = (event: Event) => {
    const wanted =
      event.currentTarget instanceof Element
        ? event.currentTarget.querySelector<HTMLElement>('[data-autofocus]')
        : null;
    // Without a wish of its own, a dialog is read from its top.
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
    // A press on a toast, or on a message above, does not close this one.
    if (isTooEarly() || isMessageAbove() || (event.target instanceof Element && event.target.closest('[data-toasts]')))
      event.preventDefault();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    event.preventDefault();
    if (!isMessageAbove() && !closing) onClose();
  };

  return (
    <Root open onOpenChange={(open) => !open && !closing && onClose()}>
      {/* Given, or Radix draws all of it a second time and at once: it looks for the body after the first. */}
      <Portal container={document.body}>
        <Overlay className={styles.overlay} data-closing={closing || undefined} />
        <div
          className={styles.frame}
          {...(place && {
            'data-placed': '',
            style: { '--top': `${place.top}px`, '--left': `${place.left}px` } as CSSProperties,
          })}
        >
          <Content
            aria-modal="true"
            className={`${styles.root} ${styles[size]}`}
            data-closing={closing || undefined}
            onClickCapture={ignoreSecondTap}
            onOpenAutoFocus={focusIn}
            onCloseAutoFocus={focusBack}
            onInteractOutside={keepOpen}
            onEscapeKeyDown={leaveByKey}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className={styles.head}>
              <Title ref={titleElement} tabIndex={-1} className={styles.title}>
                {title}
              </Title>
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                <X aria-hidden="true" />
              </button>
            </div>
            <ScrollRegion label={`${title} 내용`} className={styles.body}>
              <div className={styles.content}>
                {description && (
                  <Description asChild>
                    <div className={styles.description}>{description}</div>
                  </Description>
                )}
                {children && <div>{children}</div>}
              </div>
            </ScrollRegion>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
