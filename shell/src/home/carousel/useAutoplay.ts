import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { useIsTabHidden } from './stillness.ts';

/** Time between two slides (specification §9). */
const AUTOPLAY_DELAY_MS = 3000;

/**
 * Advances the slides while it is on, except while they are hovered or focused or the page is hidden.
 * @param shown index of the visible slide: each has the full time.
 * @returns handlers for the element with the slides.
 */
export function useAutoplay(isOn: boolean, shown: number, onTurn: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isRunning = !useIsTabHidden() && isOn && !isPointedAt && !hasFocus;
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => turn(), AUTOPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, shown]);

  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
  };
}
