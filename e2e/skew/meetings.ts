import { API, SECTIONS, SHELL } from '@portal/shared/federation/apps';

export type MeetingName = 'older-api' | 'newer-api' | 'older-sections';

/** What is deployed at one moment between the last release and what is here. */
export interface Meeting {
  name: MeetingName;
  inWords: string;
  /** The apps that are the release's. */
  released: readonly string[];
  /** Whose journeys are walked: those that know the pages. */
  journeys: 'released' | 'present';
}

const SECTION_NAMES = SECTIONS.map(({ name }) => name);

/** Each on a database that the release's API has made; the API of here migrates it. */
export const MEETINGS: readonly Meeting[] = [
  {
    name: 'older-api',
    inWords: 'shell and sections of here before the API of the release, to which it went back',
    released: [API.name],
    journeys: 'present',
  },
  {
    name: 'newer-api',
    inWords: 'shell and sections of the release before the API of here, which is deployed first',
    released: [SHELL.name, ...SECTION_NAMES],
    journeys: 'released',
  },
  {
    name: 'older-sections',
    inWords: 'sections of the release in the shell of here, before the API of here',
    released: SECTION_NAMES,
    journeys: 'released',
  },
];

/** What `npm test` walks of all that: the release's sections on a migrated database, where members do most. */
export const CORE = {
  meeting: 'older-sections' satisfies MeetingName,
  journeys: 'journeys/(applying|boards|certificates|lists|reviews|walking|membership/(joining|me|signIn))',
};
