import { useRef, type PointerEvent, type RefObject } from 'react';
import type { Move, Side } from './motion.ts';

/** A smaller movement is a tap, whose target must not move. */
const MIN_DRAG_PX = 8;
/** Share of the carousel's width; a shorter drag is reverted. */
const MIN_TURN_SHARE = 0.2;
/** Custom property with the drag distance, for the stylesheet. */
const DRAGGED = '--dragged';

interface Swipe {
  pointer: number;
  startX: number;
  side: Side | null;
}

/** Resets the drag distance. */
export function forgetDrag(element: HTMLElement | null): void {
  element?.style.removeProperty(DRAGGED);
}

/**
 * Dragging with a finger changes the slide. With `touch-action` in the stylesheet, the browser handles vertical
 * movement, and then cancels the pointer. A mouse uses the buttons.
 * @returns handlers for the element with the slides.
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
