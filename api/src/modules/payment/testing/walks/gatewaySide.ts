import { TossApi } from '../../../../integrations/gateway/toss/testing/tossApi.ts';
import { TossGateway } from '../../../../integrations/gateway/toss/tossGateway.ts';
import { Line } from './line.ts';

export interface WalkClock {
  now: Date;
}

const SECRET = 'test_sk_of_the_walks';
const URL = 'http://gateway.example';
const ORIGIN = 'https://portal.example';

/** The gateway's double, as bad as its documents allow, the line to it, and the adapter that the portal has for it. */
export class GatewaySide {
  readonly api: TossApi;
  readonly line: Line;
  readonly adapter: TossGateway;

  constructor(clock: WalkClock) {
    this.api = new TossApi({ secret: SECRET, now: () => clock.now, url: () => URL });
    this.line = new Line(this.api);
    this.adapter = new TossGateway({ secret: SECRET, url: URL, origin: ORIGIN, send: this.line.send });
  }
}
