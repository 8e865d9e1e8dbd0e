import type { MeetingName } from './meetings.ts';

/** Stands in for the last release until there is a tag. */
export const STAND_IN = '23f8710b493f300fa63de2e2c9777848062bccef';

/** Journeys that cannot be walked, by their file and title. */
interface Difference {
  journey: RegExp;
  reason: string;
}

/** In every meeting. */
export const NOT_OF_A_MEETING: readonly Difference[] = [
  {
    journey: /journeys\/(line|time|membership\/secrets|office\/(refusals|wholeLife|workingWeek))\.spec/,
    reason: 'starts a portal of its own',
  },
];

/** What is different on purpose between the last release and here. */
export const DIFFERENCES: Record<MeetingName, readonly Difference[]> = {
  'older-api': [
    {
      journey:
        /^(?!.*journeys\/(banners|carousel|choosing|deposit|examPhoto|focus|found|lists|menus|promotion|refundTable|routes|scrolling|search|sharing|membership\/(code|details|wayBack))\.spec)/,
      reason: 'members’ home and own page ask for their matters, and there is a calendar: calls that this API lacks',
    },
    { journey: /every address of the sitemap is there/, reason: 'the calendar is in it, a page of a new call' },
  ],
  'newer-api': [],
  'older-sections': [
    {
      journey: /tabbing through the closed menus loads nothing|7 menus fit into the header/,
      reason: 'the shell fetches ahead what is in sight, and asks for the registry again (0148)',
    },
    {
      journey: /a list that could not be read offline/,
      reason: 'a list shows its failure itself; the journey waits for the alert that there was before',
    },
  ],
};
