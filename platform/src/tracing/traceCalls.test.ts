import { loadHttp } from '@portal/shared/client';
import { traceCalls } from './traceCalls.ts';

const sections = {
  registry: {
    shell: 's1',
    sectionAt: (path: string) =>
      path.startsWith('/about') ? { name: 'mf-about', owner: { team: '기획총무국', contact: '' } } : undefined,
  },
  buildOf: () => 'a1',
};

/** Headers of a call made now, at a path. */
async function headersAt(path: string) {
  history.replaceState(null, '', path);
  const http = await loadHttp();
  const { config } = await http.get('/api/x', {
    adapter: async (config) => ({ config, data: null, status: 200, statusText: '', headers: {} }),
  });
  return { traceparent: String(config.headers.get('traceparent')), baggage: String(config.headers.get('baggage')) };
}
const traceOf = ({ traceparent }: { traceparent: string }) => traceparent.split('-')[1];

beforeAll(async () => traceCalls(await loadHttp(), { sections: sections as never }));

test('calls of one press share a trace, and those of the next press have another; each call is a span of its own', async () => {
  const [one, two] = [await headersAt('/about/history'), await headersAt('/about/history')];
  expect(one.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceOf(two)).toBe(traceOf(one));
  expect(two.traceparent).not.toBe(one.traceparent);
  for (const press of ['pointerdown', 'keydown']) {
    const before = await headersAt('/about/history');
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    expect(traceOf(await headersAt('/about/history'))).not.toBe(traceOf(before));
  }
});

test("a call names the page's owner: section, build and owner, or the shell", async () => {
  const { baggage } = await headersAt('/about/history');
  expect(decodeURIComponent(baggage)).toBe('portal.section=mf-about,portal.build=a1,portal.owner=기획총무국');
  expect(baggage).toMatch(/^[\x21-\x7e]+$/);
  expect((await headersAt('/main')).baggage).toBe('portal.section=shell,portal.build=s1,portal.owner=portal');
});
