/** The two colours of a file of the mark. */
export interface MarkColors {
  bowl: string;
  light: string;
}

/** Width and height of the file in pixels, for programs that do not scale it. */
const SIDE = 480;

/** Exports the mark as a file: copies the drawing of the page with its colours, so that file and page always match. */
export function markFile(drawing: SVGSVGElement, colors: MarkColors): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'aria-hidden', 'focusable']) copy.removeAttribute(name);
  copy.setAttribute('width', String(SIDE));
  copy.setAttribute('height', String(SIDE));
  for (const part of copy.querySelectorAll('*')) {
    for (const name of ['fill', 'stroke']) {
      const value = part.getAttribute(name)?.toLowerCase();
      if (value === 'currentcolor') part.setAttribute(name, colors.bowl);
      else if (value?.startsWith('var(')) part.setAttribute(name, colors.light);
    }
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
