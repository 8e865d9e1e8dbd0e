import type { loadHttp } from '@portal/shared/client';
import { SHELL_NAME } from '@portal/shared/section';
import type { Portal } from '../sections/ui/PortalContext.ts';

type Http = Awaited<ReturnType<typeof loadHttp>>;

/** Lengths of W3C trace context, in bytes. */
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

/** Operator of the portal, which no section's record names. */
const OWNER_OF_SHELL = 'portal';

const newId = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Section of the open page with its running build, or the shell. */
function attribution(sections: Portal['sections']) {
  const { registry } = sections;
  const section = registry.sectionAt(location.pathname);
  return section
    ? { section: section.name, build: sections.buildOf(section.name), owner: section.owner.team }
    : { section: SHELL_NAME, build: registry.shell, owner: OWNER_OF_SHELL };
}

/**
 * Adds to every call the trace of the press that caused it, and the page's section (W3C trace context and baggage). It
 * identifies no person, and is dropped at the next press.
 */
export function traceCalls(http: Http, { sections }: Pick<Portal, 'sections'>): void {
  let trace = newId(TRACE_BYTES);
  const begin = () => {
    trace = newId(TRACE_BYTES);
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, begin, { capture: true, passive: true });
  http.interceptors.request.use((config) => {
    const baggage = Object.entries(attribution(sections)).map(
      ([name, value]) => `portal.${name}=${encodeURIComponent(value)}`,
    );
    config.headers.set('traceparent', `00-${trace}-${newId(SPAN_BYTES)}-01`);
    config.headers.set('baggage', baggage.join(','));
    return config;
  });
}
