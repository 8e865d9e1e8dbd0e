/** Side of the visible slide. */
export type Side = 'before' | 'after';
/** Start or end of a slide's motion. */
type Place = Side | 'here';

/**
 * - `drag`: the visible slide is dragged, and its neighbour comes into view.
 * - `turn`: the neighbour replaces it.
 * - `return`: it was dragged too little, and both go back.
 */
export type Move = 'drag' | 'turn' | 'return';

/** State of the carousel, with its last motion. */
export interface Motion {
  /** Index of the visible slide. */
  shown: number;
  /** Index of the slide that moves with it; null before the first motion. */
  other: number | null;
  /** Side on which the neighbour comes into view. */
  side: Side;
  move: Move;
}

export const AT_REST: Motion = { shown: 0, other: null, side: 'after', move: 'turn' };

/** Next state after a motion. Slides form a loop, even if there are only two. */
export function moved({ shown }: Motion, { move, side, count }: { move: Move; side: Side; count: number }): Motion {
  const neighbour = (shown + (side === 'after' ? 1 : -1) + count) % count;
  return move === 'turn' ? { shown: neighbour, other: shown, side, move } : { shown, other: neighbour, side, move };
}

const opposite = (side: Side): Side => (side === 'after' ? 'before' : 'after');

/** Attributes of a slide for the stylesheet; none for a slide that is not moving. */
export interface SlideMotion {
  'data-motion'?: 'drag' | 'enter' | 'leave';
  'data-from'?: Place;
  'data-to'?: Place;
}

/** Motion of the slide at an index. */
export function motionOf(position: number, { shown, other, side, move }: Motion): SlideMotion {
  if (other === null || (position !== shown && position !== other)) return {};
  const isShown = position === shown;
  if (move === 'drag') return { 'data-motion': 'drag', 'data-from': isShown ? 'here' : side };
  if (isShown) return { 'data-motion': 'enter', 'data-from': move === 'turn' ? side : 'here', 'data-to': 'here' };
  return move === 'turn'
    ? { 'data-motion': 'leave', 'data-from': 'here', 'data-to': opposite(side) }
    : { 'data-motion': 'leave', 'data-from': side, 'data-to': side };
}
