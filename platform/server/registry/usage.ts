export const USAGE = `Changes which builds of the sections and of the shell are live, and which release of the API they are compared with.
  node shell/server/register.ts <build>...              puts builds live
  node shell/server/register.ts --new <build>...        the same, but skips builds that were rolled back or are a canary
  node shell/server/register.ts --canary 0.1 <build>    gives a build to a tenth of the visitors; 0 ends that
  node shell/server/register.ts --preview <build>       prints a link by which a browser gets it for a week
  node shell/server/register.ts --beside <shell> <build>  gives a section of another generation of React or of
                                                        @portal/shared a shell of it, beside the live one
  node shell/server/register.ts --rollback mf-sign      goes back to the previous build; also of several, also of shell
  node shell/server/register.ts --rollback mf-sign --to 1a2b3c  goes back to any build of the last fortnight
  node shell/server/register.ts --history mf-sign       lists who changed it, when and why, and the builds to go back to
  node shell/server/register.ts --status                says what is live since when
  node shell/server/register.ts --print                 writes the registry as one document, to publish at an address
  --by kim --why 'broken menu'                          person and reason, for the log
  --key-file team.key                                   the team's key, if teams have keys; or PORTAL_TEAM_KEY
  --check                                               with builds: only says whether they would be accepted
  --give-up-previous                                    gives up the way back to previous builds whose calls do not fit
  --force                                               takes a section's build that has not passed the gate
<build> is a file (mf-sign/dist/section.json, shell/dist/shell.json, api/dist/api.json) or a URL
(http://mf-sign:3001/section.json, http://api:4000/api/release.json).
The registry is the folder PORTAL_REGISTRY, or registry.d in PORTAL_DATA; with ORIGIN_JUDGE it is that of the judge
there, which takes URLs and no --force.`;

export const OPTIONS = {
  new: { type: 'boolean' },
  canary: { type: 'string' },
  preview: { type: 'boolean' },
  beside: { type: 'boolean' },
  rollback: { type: 'string', multiple: true },
  to: { type: 'string' },
  history: { type: 'string' },
  status: { type: 'boolean' },
  by: { type: 'string' },
  why: { type: 'string' },
  'key-file': { type: 'string' },
  print: { type: 'boolean' },
  check: { type: 'boolean' },
  'give-up-previous': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;
