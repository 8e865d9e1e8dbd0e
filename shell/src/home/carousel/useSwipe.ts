import { useRef, type PointerEvent, type RefObject } from 'react';
import type { Move, Side } from './motion.ts';

/** A finger that moves less than this presses; what it presses must not move away under it. */
const MIN_DRAG_PX = 8;
/** Of the carousel's width: a shorter way is taken back. */
const MIN_TURN_SHARE = 0.2;
/** How far the finger has moved, for the stylesheet. */
const DRAGGED = '--dragged';

interface Swipe {
  pointer: number;
  startX: number;
  side: Side | null;
}

/** Puts the slides back under nobody's finger. */
export function forgetDrag(element: HTMLElement | null): void {
  element?.style.removeProperty(DRAGGED);
}

/**
 * A finger moves the slides and turns them. The stylesheet's `touch-action` leaves the vertical way to the browser,
 * which then takes the finger away from here. A mouse has the buttons.
 * @returns handlers for the element that has the slides.
 */
export function useSwipe(element: RefObject<HTMLElement | null>, onMove: (move: Move, side: Side) => void) {
  const swipe = useRef<Swipe | null>(null);

  const onPointerDown = ({ isPrimary, pointerType, pointerId, clientX }: PointerEvent) => {
    if (isPrimary && pointerType !== 'mouse') swipe.current = { pointer: pointerId, startX: clientX, side: null };
  };
  const onPointerMove = ({ pointerId, clientX }: PointerEvent) => {
    const { current } = swipe;
    if (!current || current.pointer !== pointerId) return;
    const way = clientX - current.startX;
    if (current.side === null && Math.abs(way) < MIN_DRAG_PX) return;
    const side = way < 0 ? 'after' : 'before';
    element.current?.style.setProperty(DRAGGED, `${way}px`);
    if (side !== current.side) onMove('drag', side);
    current.side = side;
  };
  const end = ({ pointerId, clientX }: PointerEvent, mayTurn: boolean) => {
    const { current } = swipe;
    if (!current || current.pointer !== pointerId) return;
    swipe.current = null;
    if (current.side === null) return;
    const share = Math.abs(clientX - current.startX) / (element.current?.clientWidth || 1);
    onMove(mayTurn && share >= MIN_TURN_SHARE ? 'turn' : 'return', current.side);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
