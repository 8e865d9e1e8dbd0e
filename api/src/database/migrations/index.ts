import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as news from './0002-news.ts';
import * as space from './0003-space.ts';
import * as main from './0004-main.ts';
import * as manager from './0005-manager.ts';
import * as payment from './0006-payment.ts';
import * as files from './0007-files.ts';
import * as membership from './0008-membership.ts';
import * as erasedFiles from './0009-erased-files.ts';
import * as faq from './0010-faq.ts';
import * as money from './0011-money.ts';
import * as reconciliation from './0012-reconciliation.ts';
import * as access from './0013-access.ts';
import * as longLists from './0014-long-lists.ts';
import * as truths from './0015-truths.ts';
import * as refundAttempts from './0016-refund-attempts.ts';
import * as certificates from './0019-certificates.ts';
import * as office from './0020-office.ts';
import * as notices from './0023-notices.ts';
import * as certificateOffice from './0024-certificate-office.ts';
import * as content from './0025-content.ts';
import * as site from './0026-site.ts';
import * as members from './0027-members.ts';
import * as listSizes from './0028-list-sizes.ts';
import * as search from './0030-search.ts';
import * as replies from './0031-replies.ts';
import * as foodNewsTexts from './0033-food-news-texts.ts';
import * as previousTokens from './0034-previous-tokens.ts';
import * as refundOutcomes from './0035-refund-outcomes.ts';
import * as trust from './0036-trust.ts';
import * as lateFees from './0037-late-fees.ts';
import * as formerPhones from './0038-former-phones.ts';

/** Every migration, in the order in which they run; a name that has run somewhere must never change. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-news': news,
  '0003-space': space,
  '0004-main': main,
  '0005-manager': manager,
  '0006-payment': payment,
  '0007-files': files,
  '0008-membership': membership,
  '0009-erased-files': erasedFiles,
  '0010-faq': faq,
  '0011-money': money,
  '0012-reconciliation': reconciliation,
  '0013-access': access,
  '0014-long-lists': longLists,
  '0015-truths': truths,
  '0016-refund-attempts': refundAttempts,
  '0019-certificates': certificates,
  '0020-office': office,
  '0023-notices': notices,
  '0024-certificate-office': certificateOffice,
  '0025-content': content,
  '0026-site': site,
  '0027-members': members,
  '0028-list-sizes': listSizes,
  '0030-search': search,
  '0031-replies': replies,
  '0033-food-news-texts': foodNewsTexts,
  '0034-previous-tokens': previousTokens,
  '0035-refund-outcomes': refundOutcomes,
  '0036-trust': trust,
  '0037-late-fees': lateFees,
  '0038-former-phones': formerPhones,
};
