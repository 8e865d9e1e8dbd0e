import { TossGateway } from '../tossGateway.ts';
import { directLine } from './directLine.ts';
import { startTossServer } from './tossServer.ts';

const TOSS_SECRET = 'test_sk_of_the_local_gateway';
const ORIGIN = 'https://portal.example';
/** Long enough for a local answer on a busy machine, short enough to wait for one that never comes. */
const TIMEOUT_MS = 1_500;

/** The adapter and the local gateway that it talks to; directly, no answer takes or wastes any time. */
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
