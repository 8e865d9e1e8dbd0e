import { directLine } from '../../sandbox/directLine.ts';
import { TossGateway } from '../tossGateway.ts';
import { startTossServer } from './tossServer.ts';

const TOSS_SECRET = 'test_sk_of_the_local_gateway';
const ORIGIN = 'https://portal.example';
/** Timeout: enough for a local response on a busy machine, short enough for one that never comes. */
const TIMEOUT_MS = 1_500;

/** Opens the adapter and its local gateway; with `isDirect` no response takes any time. */
export async function openToss(now?: () => Date, { isDirect = false } = {}) {
  const server = await startTossServer({ secret: TOSS_SECRET, ...(now ? { now } : {}) });
  const send = isDirect ? directLine(server.api, server.reportAnswered) : undefined;
  const settings = {
    secret: TOSS_SECRET,
    url: server.url,
    origin: ORIGIN,
    timeoutMs: TIMEOUT_MS,
    ...(send && { send }),
  };
  return { server, settings, gateway: new TossGateway(settings) };
}
