import { association } from '@portal/shared/association';
import { readEmployees } from '../src/modules/main/demo/lists.ts';
import { VENUES } from '../src/modules/manager/demo/facts/venues.ts';
import { phonesIn, streetsIn, type Facts } from './contradictions.ts';
import { agenciesSource, departmentsOf, menusOf, wordsOnPages, type Page } from './pages.ts';

/** What fields for a telephone give as an example. */
const EXAMPLE_PHONE = '02-123-4567';

/** What the association's texts may name: its own data, the demo's halls and people, and what the pages have. */
export function readFacts(pages: readonly Page[]): Facts {
  const agencies = agenciesSource();
  const { address, phone, fax, privacyOfficer } = association;
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
      privacyOfficer.phone,
      ...readEmployees().map((person) => person.phone),
      ...phonesIn(agencies),
    ]),
    isOnPage: wordsOnPages(pages),
  };
}
