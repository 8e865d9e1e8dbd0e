import type { Rendering } from '../../src/rendering/job.ts';
import type { RenderedInset } from './RenderedInsets.ts';

/** Place of an inset, which is empty in the page's own render. */
const PLACE = /(<div data-inset="([^"]+)"[^>]*>)(?=<\/div>)/g;

function joined(page: Rendering, insets: readonly RenderedInset[]): Rendering {
  const byPath = new Map(insets.map(({ path, rendering }) => [path, rendering]));
  return {
    ...page,
    html: page.html.replace(PLACE, (place, _, path: string) => {
      const inset = byPath.get(path);
      return inset ? `${place}<div>${inset.html}</div>` : place;
    }),
    head: [page, ...byPath.values()].map(({ head }) => head).join(''),
    facts: [page, ...byPath.values()].flatMap(({ facts = [] }) => facts),
  };
}

const joinedBefore = new WeakMap<Rendering, { insets: readonly RenderedInset[]; whole: Rendering }>();

const isSame = (some: readonly RenderedInset[], others: readonly RenderedInset[]) =>
  some.length === others.length && some.every(({ rendering }, index) => rendering === others[index]?.rendering);

/**
 * A page with its insets in their places. The result is the same object while no part has changed, since the document
 * is cached by it.
 */
export function withInsets(page: Rendering, insets: readonly RenderedInset[]): Rendering {
  if (insets.length === 0) return page;
  const before = joinedBefore.get(page);
  if (before && isSame(before.insets, insets)) return before.whole;
  const whole = joined(page, insets);
  joinedBefore.set(page, { insets, whole });
  return whole;
}
