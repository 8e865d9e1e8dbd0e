import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { AT_REST, motionOf, moved, type Move, type Side } from './motion.ts';
import { usePrefersStillness } from './stillness.ts';
import { useAutoplay } from './useAutoplay.ts';
import { forgetDrag, useSwipe } from './useSwipe.ts';

interface CarouselProps {
  label: string;
  slides: { key: number; content: ReactNode }[];
  /** Called with the key of the visible slide, initially and on each change. */
  onShow?: (key: number) => void;
}

/**
 * Carousel with autoplay, which pauses on focus, on hover, by a button and while the page is hidden, and does not start
 * by itself with reduced motion. Swiping changes the slide too. No library: it would load 6.6 KB more and set style
 * attributes, which the CSP refuses. No scroll snapping: from the last slide to the first it scrolls through all.
 */
export function Carousel({ label, slides, onShow }: CarouselProps) {
  const count = slides.length;
  const prefersStillness = usePrefersStillness();
  /** State set by the button; until then the device's preference decides. */
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = count > 1 && (isWanted ?? !prefersStillness);

  const [motion, dispatch] = useReducer(moved, AT_REST);
  // The office may have removed a slide meanwhile.
  const shown = Math.min(motion.shown, count - 1);
  const shownKey = slides[shown]?.key;
  useEffect(() => {
    if (shownKey !== undefined) onShow?.(shownKey);
  }, [shownKey, onShow]);
  const list = useRef<HTMLUListElement>(null);
  const move = (kind: Move, side: Side) => {
    if (count > 1) dispatch({ move: kind, side, count });
  };
  const turn = (side: Side) => {
    forgetDrag(list.current);
    move('turn', side);
  };
  const pausing = useAutoplay(isPlaying, shown, () => turn('after'));
  const swiping = useSwipe(list, move);

  return (
    <div role="group" aria-roledescription="캐러셀" aria-label={label} className={styles.root}>
      <ul
        role="list"
        ref={list}
        className={styles.slides}
        aria-live={isPlaying ? 'off' : 'polite'}
        {...pausing}
        {...swiping}
      >
        {slides.map(({ key, content }, position) => (
          <li
            key={key}
            className={styles.slide}
            inert={position !== shown}
            data-shown={position === shown || undefined}
            {...motionOf(position, motion)}
          >
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <button type="button" className={styles.control} onClick={() => turn('before')} aria-label="이전">
            <ChevronLeft aria-hidden="true" />
          </button>
          <span className={styles.count} aria-hidden="true">
            {shown + 1} / {count}
          </span>
          <button type="button" className={styles.control} onClick={() => turn('after')} aria-label="다음">
            <ChevronRight aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => setWanted(!isPlaying)}
            aria-label={isPlaying ? '자동 넘김 멈춤' : '자동 넘김 시작'}
          >
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
        </div>
      )}
    </div>
  );
}
