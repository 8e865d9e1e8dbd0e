import type { AuthType } from '@portal/shared/contract/auth';
import { ServiceRefusal } from '../../http/askService.ts';
import type { IdentityAnswer, IdentityRequest, IdentityService } from '../protocol/identityService.ts';
import { askPortone, type PortoneSettings } from './portoneClient.ts';
import { readVerification, type ChannelType } from './verification.ts';

export interface PortoneIdentitySettings extends PortoneSettings {
  /** Key of the channel that verifies phones. */
  channel: string;
  channelType: ChannelType;
  /** URL of the page that runs PortOne's script, at the origin of services. */
  page: string;
}

const SERVER_FAULT = 500;

/** Errors that a retry may fix: no response, a truncated one, a server error. */
const isPassing = (error: unknown) => !(error instanceof ServiceRefusal) || error.status >= SERVER_FAULT;

/** 본인인증 by PortOne: the browser runs its script on one of our pages, and the server queries the result. */
export class PortoneIdentity implements IdentityService {
  /** PortOne's companies verify the holder of a phone; none of them offers a credit card or i-PIN. */
  readonly ways: readonly AuthType[] = [2];
  readonly #settings: PortoneIdentitySettings;

  constructor(settings: PortoneIdentitySettings) {
    this.#settings = settings;
  }

  /** Both are in the URL's hash, which reaches no server and no log. */
  open({ identity, token }: IdentityRequest): string {
    return `${this.#settings.page}#${identity}.${token}`;
  }

  async lookUp(identity: string): Promise<IdentityAnswer> {
    const { channel: key, channelType: type } = this.#settings;
    try {
      return readVerification(await this.#ask(identity), identity, { key, type });
    } catch (error) {
      if (error instanceof ServiceRefusal && error.code === 'IDENTITY_VERIFICATION_NOT_FOUND')
        return { state: 'ABSENT' };
      throw error;
    }
  }

  async #ask(identity: string): Promise<unknown> {
    const path = `/identity-verifications/${encodeURIComponent(identity)}`;
    try {
      return await askPortone(path, this.#settings);
    } catch (error) {
      if (!isPassing(error)) throw error;
      return askPortone(path, this.#settings);
    }
  }
}
