import type { AddressSearch } from './addresses/addressSearch.ts';
import type { FileStore } from './files/fileStore.ts';
import type { FoodNewsFeed } from './foodNews/foodNewsFeed.ts';
import type { PaymentGateway } from './gateway/protocol/gateway.ts';
import type { IdentityService } from './identity/protocol/identityService.ts';
import type { LicenceSearch } from './licences/licenceSearch.ts';
import type { MailSender } from './message/mail/mailSender.ts';
import type { PushSender } from './message/push/pushSender.ts';
import type { MessageSender } from './message/sms/protocol/messageSender.ts';

/**
 * All external services, each behind its own interface with a real adapter and a sandbox that behaves like it.
 * `openIntegrations` chooses by configuration.
 */
export interface Integrations {
  /** SMS for codes and notices. */
  message: MessageSender;
  /** Null if not configured: notices then go only by SMS. */
  mail: MailSender | null;
  /** Null if not configured: members' devices are then sent nothing. */
  push: PushSender | null;
  /** Null if not configured: members then only verify their phone with a code. */
  identity: IdentityService | null;
  licences: LicenceSearch;
  addresses: AddressSearch;
  gateway: PaymentGateway;
  files: FileStore;
  foodNews: FoodNewsFeed;
}
