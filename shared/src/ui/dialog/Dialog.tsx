import { X } from 'lucide-react';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { pageHeading } from '../layout/pageHeading.ts';
import { ScrollRegion } from '../layout/ScrollRegion.tsx';
import styles from './Dialog.module.css';
import { useSecondTap } from './useSecondTap.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom, visible while the content scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Position on a wide screen in pixels from the window's corner, as far as there is room; centred by default. */
  place?: { top: number; left: number } | undefined;
  closeLabel?: string;
  /** Plays the closing animation of 200 ms. The caller then removes the dialog. */
  closing?: boolean;
}

/** True if an alert or confirm is open above: Radix does not handle native dialogs. */
const isMessageAbove = () => document.querySelector('dialog[open]') !== null;

/** True if the page has already moved the focus. A removed dialog leaves it at the body or at the dialog below. */
function hasFocusMovedOn(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.hasAttribute('aria-modal');
}

/** Modal dialog, open while rendered. The focus moves in, stays inside, and returns. Dialogs can be stacked. */
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
    // Without a requested element, the dialog is read from the top.
    event.preventDefault();
    (wanted ?? titleElement.current)?.focus();
  };
  const focusBack = (event: Event) => {
    event.preventDefault();
    if (hasFocusMovedOn()) return;
    const back = opener?.isConnected && opener !== document.body ? opener : pageHeading();
    back?.focus({ preventScroll: true });
  };
  const keepOpen = (event: Event) => {
    // A press on a toast or on a message above does not close this dialog.
    if (isTooEarly() || isMessageAbove() || (event.target instanceof Element && event.target.closest('[data-toasts]')))
      event.preventDefault();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    event.preventDefault();
    if (!isMessageAbove() && !closing) onClose();
  };

  return (
    <Root open onOpenChange={(open) => !open && !closing && onClose()}>
      {/* Avoids a second, synchronous render: without it, Radix looks for the body only after the first. */}
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
