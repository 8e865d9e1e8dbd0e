import type { PaymentGateway } from '../../../../integrations/gateway/gateway.ts';

/**
 * `down`: the question does not arrive. `lost`: the gateway acts, and its answer is lost. `silent`: it acts, and no
 * answer comes for as long as this process lives.
 */
export type LineState = 'up' | 'down' | 'lost' | 'silent';

/** A gateway behind a line that can be cut. Callbacks do not go through it. */
export class UnreliableGateway implements PaymentGateway {
  readonly #gateway: PaymentGateway;
  line: LineState = 'up';
  /** Is called when an answer is kept back for ever. */
  whenSilent: () => void = () => undefined;

  constructor(gateway: PaymentGateway) {
    this.#gateway = gateway;
  }

  open: PaymentGateway['open'] = (request) => this.#over(() => this.#gateway.open(request));
  inquire: PaymentGateway['inquire'] = (gatewayNo) => this.#over(() => this.#gateway.inquire(gatewayNo));
  close: PaymentGateway['close'] = (gatewayNo) => this.#over(() => this.#gateway.close(gatewayNo));
  refund: PaymentGateway['refund'] = (request) => this.#over(() => this.#gateway.refund(request));
  settlements: PaymentGateway['settlements'] = (from, until) =>
    this.#over(() => this.#gateway.settlements(from, until));
  confirm: PaymentGateway['confirm'] = (order) => this.#over(() => this.#gateway.confirm(order));
  readCallback: PaymentGateway['readCallback'] = (callback) => this.#gateway.readCallback(callback);
  readReturn: PaymentGateway['readReturn'] = (visit) => this.#gateway.readReturn(visit);

  get showsAccountAgain(): boolean {
    return this.#gateway.showsAccountAgain;
  }

  async #over<T>(ask: () => Promise<T>): Promise<T> {
    const { line } = this;
    if (line === 'down') throw new Error('the gateway cannot be reached');
    const answer = await ask();
    if (line === 'lost') throw new Error('the answer was lost');
    if (line === 'silent') {
      this.whenSilent();
      return new Promise<T>(() => undefined);
    }
    return answer;
  }
}
