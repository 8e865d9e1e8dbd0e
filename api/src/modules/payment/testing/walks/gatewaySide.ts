import { TossApi } from '../../../../integrations/gateway/sandbox/tossApi.ts';
import { TossGateway } from '../../../../integrations/gateway/toss/tossGateway.ts';
import { Line } from './line.ts';

export interface WalkClock {
  now: Date;
}

const SECRET = 'test_sk_of_the_walks';
const URL = 'http://gateway.example';
const ORIGIN = 'https://portal.example';

/**
 * The gateway's test double with all faults that its documents allow, the connection to it, and the portal's adapter.
 */
export class GatewaySide {
  readonly api: TossApi;
  readonly line: Line;
  readonly adapter: TossGateway;

  constructor(clock: WalkClock) {
    this.api = new TossApi({
      secret: SECRET,
      now: () => clock.now,
      checkoutUrl: (key) => `${URL}/v1/payments/${key}/checkout`,
    });
    this.line = new Line(this.api);
    this.adapter = new TossGateway({ secret: SECRET, url: URL, origin: ORIGIN, send: this.line.send });
  }
}
