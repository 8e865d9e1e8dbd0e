import { act, render } from '@testing-library/react';
import { useLoadAtEnd } from './useLoadAtEnd.ts';

type Seen = (margin: 'near' | 'passed', isIntersecting: boolean) => void;

/** Observers controlled by the test, distinguished by their margin above the screen. */
function observeByHand(): Seen {
  const observers: { margin: string; target: Element; tell: IntersectionObserverCallback }[] = [];
  class ByHand {
    readonly thresholds = [0];
    readonly #report: IntersectionObserverCallback;
    readonly #margin: string;
    constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.#report = tell;
      this.#margin = options.rootMargin ?? '';
    }
    observe(target: Element) {
      observers.push({ margin: this.#margin, target, tell: this.#report });
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: ByHand });
  return (margin, isIntersecting) =>
    act(() => {
      for (const { target, tell, margin: own } of observers.filter(
        (observer) => observer.margin.startsWith('4000') === (margin === 'passed'),
      )) {
        const entry = { target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0, rootMargin: own };
        tell([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    });
}

function End({ fetching = false, loadMore }: { fetching?: boolean; loadMore: () => void }) {
  const end = useLoadAtEnd({ hasMore: true, isLoading: false, isFetchingMore: fetching, error: null, loadMore });
  return <div ref={end} />;
}

function begin() {
  const seen = observeByHand();
  const loadMore = jest.fn();
  const view = render(<End loadMore={loadMore} />);
  /** Simulates the request and the arrival of a page. */
  const pageComes = () => {
    view.rerender(<End loadMore={loadMore} fetching />);
    view.rerender(<End loadMore={loadMore} />);
  };
  return { seen, loadMore, pageComes };
}

test('loads page after page while the end is near', () => {
  const { seen, loadMore, pageComes } = begin();
  expect(loadMore).not.toHaveBeenCalled();
  seen('passed', true);
  seen('near', true);
  const once = loadMore.mock.calls.length;
  pageComes();
  pageComes();
  expect(loadMore).toHaveBeenCalledTimes(once + 2);
});

test('a jump past the end loads one page, and more only when the end comes near again', () => {
  const { seen, loadMore, pageComes } = begin();
  seen('passed', true);
  expect(loadMore).toHaveBeenCalledTimes(1);
  pageComes();
  pageComes();
  expect(loadMore).toHaveBeenCalledTimes(1);
  seen('near', true);
  expect(loadMore).toHaveBeenCalledTimes(2);
  seen('near', false);
  pageComes();
  expect(loadMore).toHaveBeenCalledTimes(3);
});
