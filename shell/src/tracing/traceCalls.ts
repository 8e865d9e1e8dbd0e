import type { loadHttp } from '@portal/shared/client';
import { SHELL_NAME } from '@portal/shared/section';
import type { Portal } from '../sections/ui/PortalContext.ts';

type Http = Awaited<ReturnType<typeof loadHttp>>;

/** Lengths of W3C trace context, in bytes. */
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

/** Whoever runs the portal; no section's record says it. */
const OWNER_OF_SHELL = 'portal';

const newId = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whose page is open, and which build of it runs. */
function whose(sections: Portal['sections']) {
  const { registry } = sections;
  const section = registry.sectionAt(location.pathname);
  return section
    ? { section: section.name, build: sections.buildOf(section.name), owner: section.owner.team }
    : { section: SHELL_NAME, build: registry.shell, owner: OWNER_OF_SHELL };
}

/**
 * Gives every call the trace of the press that has caused it, and says whose page asks (W3C trace context and baggage).
 * Nothing of it names a person, and it is forgotten at the next press.
 */
export function traceCalls(http: Http, { sections }: Pick<Portal, 'sections'>): void {
  let trace = newId(TRACE_BYTES);
  const begin = () => {
    trace = newId(TRACE_BYTES);
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, begin, { capture: true, passive: true });
  http.interceptors.request.use((config) => {
    const baggage = Object.entries(whose(sections)).map(
      ([name, value]) => `portal.${name}=${encodeURIComponent(value)}`,
    );
    config.headers.set('traceparent', `00-${trace}-${newId(SPAN_BYTES)}-01`);
    config.headers.set('baggage', baggage.join(','));
    return config;
  });
}
