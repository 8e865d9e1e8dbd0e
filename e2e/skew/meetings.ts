import { API, SECTIONS, SHELL } from '@portal/shared/federation/apps';

export type MeetingName = 'older-api' | 'newer-api' | 'older-sections';

/** Deployed apps at one moment between the last release and the current state. */
export interface Meeting {
  name: MeetingName;
  inWords: string;
  /** Apps of the last release. */
  released: readonly string[];
  /** Source of the journeys: the one that knows the pages. */
  journeys: 'released' | 'present';
}

const SECTION_NAMES = SECTIONS.map(({ name }) => name);

/** Each on a database made by the release's API; the current API migrates it. */
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

/** The part of it in `npm test`: the release's sections on a migrated database, with frequent actions. */
export const CORE = {
  meeting: 'older-sections' satisfies MeetingName,
  journeys: 'journeys/(applying|boards|certificates|lists|reviews|walking|membership/(joining|me|signIn))',
};
