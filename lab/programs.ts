/** A program that measures, benches or tries; none of them is part of `npm test`. */
export interface LabProgram {
  /** File from the project's folder. */
  file: string;
  /** One line for the list. */
  does: string;
  /** Arguments before those of the command line. */
  args?: readonly string[];
  nodeOptions?: readonly string[];
}

/** `npm run lab -- <name>`. */
export const PROGRAMS: Readonly<Record<string, LabProgram>> = {
  certificates: { file: 'lab/api/certificates.ts', does: 'lists of 100,000 certificates and fees' },
  import: { file: 'lab/api/importMembers.ts', does: 'time and memory of imports from a former system' },
  'import-page': { file: 'lab/api/importPage.ts', does: 'an import through the office’s page, and its undoing' },
  'hot-course': { file: 'lab/api/hotCourse.ts', does: 'applications for one course, against pgbench' },
  lists: { file: 'lab/api/lists.ts', does: 'every list of the API on large tables' },
  memory: { file: 'lab/api/memory.ts', does: 'memory of the API under load, and its start' },
  queue: { file: 'lab/api/line.ts', does: 'a crowd joins the queue of one course' },
  'long-queue': {
    file: 'lab/api/longLine.ts',
    does: 'the lot and the snapshot of a queue of a million',
    nodeOptions: ['--expose-gc'],
  },
  races: { file: 'lab/api/races.ts', does: 'a thousand members race for the seats of a course' },
  releases: { file: 'lab/api/release/releases.ts', does: 'calls of members while replicas are replaced' },
  walks: { file: 'lab/api/walks.ts', does: 'random walks over money' },
  'queue-walks': { file: 'lab/api/lineWalks.ts', does: 'random walks over the seat queue' },
  'bank-walks': { file: 'lab/api/histories.ts', does: 'random histories of the bank account', args: ['bank'] },
  'group-walks': { file: 'lab/api/histories.ts', does: 'random histories of groups', args: ['groups'] },
  fuzz: { file: 'lab/api/fuzz.ts', does: 'random input to every call' },
  crowd: { file: 'lab/api/crowd.ts', does: 'adds a crowd to a stopped demo' },
  pages: { file: 'lab/pages/pages.ts', does: 'page loads, against one program' },
  web: { file: 'lab/pages/web.ts', does: 'bytes and times of a visit on a phone' },
  modules: { file: 'lab/pages/modules.ts', does: 'size of the entry, by module' },
  copies: { file: 'lab/pages/copies.ts', does: 'modules of which builds have several copies' },
  'walk-bytes': { file: 'lab/pages/walkBytes.ts', does: 'scripts of a walk through fourteen pages' },
  deployments: { file: 'lab/pages/deployments.ts', does: 'files that five deployments rename' },
  heap: { file: 'lab/pages/heap.ts', does: 'memory of one document over 200 navigations' },
  inp: { file: 'lab/pages/inp.ts', does: 'interaction to next paint' },
  lighthouse: { file: 'lab/pages/lighthouse.ts', does: 'Lighthouse over the main pages' },
  'develop-section': {
    file: 'lab/pages/developSection.ts',
    does: 'start, memory and edits of npm run dev -- mf-about',
  },
  'edit-time': { file: 'lab/pages/editTime.ts', does: 'time from an edit to the running shell' },
  'broken-renders': { file: 'lab/rendering/brokenRenders.ts', does: 'wait for a page that cannot be rendered' },
  'many-renders': { file: 'lab/rendering/manyRenders.ts', does: 'renders of many builds by turns' },
  'many-sections': { file: 'lab/rendering/manySections.ts', does: 'bytes of the home page with fifty sections' },
  'pages-in-crowd': { file: 'lab/rendering/pagesInCrowd.ts', does: 'pages of guests while a crowd queues' },
  'error-reports': { file: 'lab/rendering/errors.ts', does: 'sections, builds and lines of 200 thrown errors' },
  canaries: { file: 'lab/rendering/canaries.ts', does: 'simulated canaries: false and missed endings' },
  containers: { file: 'lab/containers/check.ts', does: 'the containers of production, on Docker' },
  swarm: { file: 'lab/swarm/check.ts', does: 'a swarm of three machines' },
  drill: { file: 'lab/drill/drill.ts', does: 'a lost database, restored from its backups' },
  mutations: { file: 'launcher/mutations/measure.ts', does: 'each fault of the list, and the suites that find it' },
  faults: { file: 'e2e/faults/matrix.ts', does: 'every fault on the sections' },
  skew: { file: 'e2e/skew/skew.ts', does: 'journeys with parts of the last release' },
  generations: { file: 'e2e/generations/generations.ts', does: 'one section on the next React or @portal/shared' },
  screens: { file: 'e2e/screens/screens.ts', does: 'screenshots of all pages' },
  firefox: { file: 'e2e/engines/run.ts', does: 'journeys in Firefox', args: ['firefox'] },
  webkit: { file: 'e2e/engines/run.ts', does: 'journeys in WebKit', args: ['webkit'] },
};
