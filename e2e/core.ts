/** Journeys of money, seats and outages, which every change must pass; all others run in parts. */
export const CORE =
  'journeys/(applying|cashReceipts|certificates|deposit|groups|invoices|line|newerApi|office|offline|overlays|' +
  'ownTasks|papers|refundTable|walking|membership/(joining|signIn))\\.spec';
