import type { AddressSearch } from './addresses/addressSearch.ts';
import type { FileStore } from './files/fileStore.ts';
import type { FoodNewsFeed } from './foodNews/foodNewsFeed.ts';
import type { PaymentGateway } from './gateway/protocol/gateway.ts';
import type { IdentityService } from './identity/protocol/identityService.ts';
import type { LicenceSearch } from './licences/licenceSearch.ts';
import type { MailSender } from './message/mail/mailSender.ts';
import type { MessageSender } from './message/sms/protocol/messageSender.ts';

/**
 * Everything beyond this program, each behind an interface of its own with a real adapter and a sandbox
 * that behaves like the real thing. `openIntegrations` chooses by configuration.
 */
export interface Integrations {
  /** SMS: codes and notices. */
  message: MessageSender;
  /** Null where none is configured: notices then go by SMS alone. */
  mail: MailSender | null;
  /** Null where none is configured: members then only verify their phone, by a code. */
  identity: IdentityService | null;
  licences: LicenceSearch;
  addresses: AddressSearch;
  gateway: PaymentGateway;
  files: FileStore;
  foodNews: FoodNewsFeed;
}
