/**
 * Journeys of what visitors do most, of money and seats, and of outages. `npm test` runs them before all others, for
 * which a slow machine may have no time.
 */
export const CORE =
  'journeys/(applying|boards|cashReceipts|certificates|deposit|groups|inquiries|invoices|line|lists|newerApi|office|' +
  'offline|overlays|ownTasks|papers|refundTable|results|reviews|time|walking|' +
  'membership/(joining|me|session|signIn)|office/(offerings|refusals))\\.spec';
