import { association } from '@portal/shared/association';
import { readEmployees } from '../src/modules/main/demo/lists.ts';
import { VENUES } from '../src/modules/manager/demo/facts/venues.ts';
import { phonesIn, streetsIn, type Facts } from './contradictions.ts';
import { agenciesSource, departmentsOf, menusOf, wordsOnPages, type Page } from './pages.ts';

/** Example in telephone fields. */
const EXAMPLE_PHONE = '02-123-4567';

/** Names that texts may use: the association's data, the demo's halls and people, and the contents of pages. */
export function readFacts(pages: readonly Page[]): Facts {
  const agencies = agenciesSource();
  const { address, phone, fax, refusalPhone, privacyOfficer } = association;
  return {
    streets: new Set([
      ...streetsIn(address.text),
      ...VENUES.flatMap((venue) => streetsIn(venue.address)),
      ...streetsIn(agencies),
    ]),
    departments: departmentsOf(),
    menus: menusOf(pages),
    phones: new Set([
      EXAMPLE_PHONE,
      phone,
      fax,
      refusalPhone,
      privacyOfficer.phone,
      ...readEmployees().map((person) => person.phone),
      ...phonesIn(agencies),
    ]),
    isOnPage: wordsOnPages(pages),
  };
}
