/** The two colours that a file of the mark is drawn in. */
export interface MarkColors {
  bowl: string;
  light: string;
}

/** Pixels on a side when a program opens the file without saying how large. */
const SIDE = 480;

/**
 * The mark as a file that stands alone: the drawing on the page with its colours written in, so that the file is
 * always the mark that the pages carry.
 */
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

/** Gives a file to the visitor. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
