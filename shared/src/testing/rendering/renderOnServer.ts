import { CallError, configureClient, type DehydratedQueries } from '@portal/shared/client';
import { AS_GUEST, createServerQueryClient, dehydrateQueries } from '@portal/shared/client/server';
import { isNeedsBrowser, type RouteModule } from '@portal/shared/section';
import { CODES } from '../../contract/all/index.ts';
import { toHtml } from '../../server/toHtml.ts';
import { pageTree } from './pageTree.tsx';
import { sampleOf } from './sampleOf.ts';

/** Maximum wait for background content. */
const BACKGROUND_MS = 1000;
/** A page that waits longer waits for something other than a response. */
const RENDER_TIMEOUT_MS = 5000;

/** Page as returned by the shell's server. */
export type ServerPage =
  | { kind: 'rendered'; html: string; answers: DehydratedQueries }
  /** The page requires a browser. */
  | { kind: 'needsBrowser' }
  | { kind: 'failed'; reason: string };

/** Configuration of the shell's server: a guest whose public calls return samples of their schemas. */
const asGuestOnServer = () =>
  configureClient({
    ...AS_GUEST,
    ask: async (call) => {
      const refused = call.method !== 'GET' || call.alsoPost || call.access !== 'public';
      if (refused) throw new CallError('http', CODES.NO_SESSION.code, CODES.NO_SESSION.message);
      const entity = sampleOf(call.entity);
      if (entity === undefined) throw new Error(`the suite has no sample of what ${call.path} answers`);
      return entity as never;
    },
  });

/** Renders a section's page without a browser. */
export async function renderOnServer({ routes }: RouteModule, address: string): Promise<ServerPage> {
  asGuestOnServer();
  const queryClient = createServerQueryClient({ until: Date.now() + BACKGROUND_MS });
  try {
    const tree = await pageTree(routes, address, queryClient);
    const html = await toHtml(tree, AbortSignal.timeout(RENDER_TIMEOUT_MS));
    return { kind: 'rendered', html, answers: dehydrateQueries(queryClient).answers };
  } catch (error) {
    if (isNeedsBrowser(error)) return { kind: 'needsBrowser' };
    return { kind: 'failed', reason: String(error) };
  } finally {
    queryClient.clear();
  }
}
