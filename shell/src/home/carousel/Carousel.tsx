import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import styles from './Carousel.module.css';

/** Time between two slides (specification §9). */
const AUTOPLAY_DELAY_MS = 3000;

interface CarouselProps {
  label: string;
  slides: { key: number; content: ReactNode }[];
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Slides that advance automatically; they pause on focus, on hover and by a button, and do not start by themselves with
 * reduced motion.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const [playing, setPlaying] = useState(() => !prefersReducedMotion() && slides.length > 1);
  const [index, setIndex] = useState(0);
  const [autoplay] = useState(() =>
    Autoplay({
      delay: AUTOPLAY_DELAY_MS,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  );
  const [viewport, embla] = useEmblaCarousel({ loop: slides.length > 1 }, [autoplay]);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    if (playing) autoplay.play();
    else autoplay.stop();
  }, [autoplay, embla, playing]);

  const previous = useCallback(() => embla?.scrollPrev(), [embla]);
  const next = useCallback(() => embla?.scrollNext(), [embla]);

  return (
    <div role="group" aria-roledescription="캐러셀" aria-label={label} className={styles.root}>
      <div ref={viewport} className={styles.viewport}>
        <ul role="list" className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ key, content }, position) => (
            <li key={key} className={styles.slide} inert={position !== index}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button type="button" className={styles.control} onClick={previous} aria-label="이전">
            <ChevronLeft aria-hidden="true" />
          </button>
          <span className={styles.count} aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
          <button type="button" className={styles.control} onClick={next} aria-label="다음">
            <ChevronRight aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => setPlaying(!playing)}
            aria-label={playing ? '자동 넘김 멈춤' : '자동 넘김 시작'}
          >
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
        </div>
      )}
    </div>
  );
}
