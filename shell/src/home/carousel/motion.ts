/** Where a slide lies beside the one that is shown. */
export type Side = 'before' | 'after';
/** Where a slide begins or ends a motion. */
type Place = Side | 'here';

/**
 * - `drag`: a finger holds the slide that is shown, and its neighbour comes into view.
 * - `turn`: the neighbour takes its place.
 * - `return`: the finger went too short a way, and both go back.
 */
export type Move = 'drag' | 'turn' | 'return';

/** What the carousel shows, and how it got there. */
export interface Motion {
  /** Position of the slide that is shown. */
  shown: number;
  /** The slide that moves with it; null as long as nothing has moved. */
  other: number | null;
  /** On which side the neighbour comes into view. */
  side: Side;
  move: Move;
}

export const AT_REST: Motion = { shown: 0, other: null, side: 'after', move: 'turn' };

/** After the last slide comes the first, and the other way round, also with two slides alone. */
export function moved({ shown }: Motion, { move, side, count }: { move: Move; side: Side; count: number }): Motion {
  const neighbour = (shown + (side === 'after' ? 1 : -1) + count) % count;
  return move === 'turn' ? { shown: neighbour, other: shown, side, move } : { shown, other: neighbour, side, move };
}

const opposite = (side: Side): Side => (side === 'after' ? 'before' : 'after');

/** What the stylesheet is told about one slide: nothing about a slide that is not in motion. */
export interface SlideMotion {
  'data-motion'?: 'drag' | 'enter' | 'leave';
  'data-from'?: Place;
  'data-to'?: Place;
}

/** How the slide at a position moves. */
export function motionOf(position: number, { shown, other, side, move }: Motion): SlideMotion {
  if (other === null || (position !== shown && position !== other)) return {};
  const isShown = position === shown;
  if (move === 'drag') return { 'data-motion': 'drag', 'data-from': isShown ? 'here' : side };
  if (isShown) return { 'data-motion': 'enter', 'data-from': move === 'turn' ? side : 'here', 'data-to': 'here' };
  return move === 'turn'
    ? { 'data-motion': 'leave', 'data-from': 'here', 'data-to': opposite(side) }
    : { 'data-motion': 'leave', 'data-from': side, 'data-to': side };
}
