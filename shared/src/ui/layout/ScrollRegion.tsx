import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

/** Scrollable box; focusable only while it overflows. */
export function ScrollRegion({ label, ...rest }: ComponentProps<'div'> & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setOverflows(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return <div {...rest} ref={box} {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': label })} />;
}
