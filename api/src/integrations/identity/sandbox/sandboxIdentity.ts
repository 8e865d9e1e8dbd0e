import { RedirectGateway } from '../protocol/redirectGateway.ts';

export const SANDBOX_PATH = '/api/auth/identity/sandbox';

/** The portal's side of the sandbox gateway: the real adapter, pointed at the sandbox's page. */
export class SandboxIdentity extends RedirectGateway {
  /** Shared between the sandbox and the portal, as with a real gateway. */
  readonly secret: string;

  constructor(secret: string) {
    super(SANDBOX_PATH, secret, '');
    this.secret = secret;
  }
}
