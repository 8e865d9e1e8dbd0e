import { called, withoutCall } from '../changes/calls.ts';
import { decided, operator, withoutOperand } from '../changes/conditions.ts';
import { entry, literal, returns, value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';

const RENDERED = ['platform/server/rendering/RenderedPages.node.test.ts'];
const LOADER = ['platform/src/sections/loading/SectionLoader.test.ts'];
const REGISTRY = ['platform/src/sections/registry/RegistryStore.test.ts'];

export const SHELL: readonly Fault[] = [
  {
    name: 'data in a page can end its script',
    file: 'shell/server/html/escape.ts',
    at: 'inScript',
    change: literal('<', '<<'),
    suites: ['shell/server/head.node.test.ts', 'shell/server/pages.node.test.ts'],
  },
  {
    name: 'a title of a feed is taken for markup',
    file: 'shell/server/discovery/xml.ts',
    at: 'element',
    change: called('escapeXml', 'String'),
    suites: ['shell/server/discovery/feeds/rss.test.ts'],
  },
  {
    name: 'guests open pages for members',
    file: 'platform/src/sections/registry/refusal.ts',
    at: 'refusalOf',
    change: decided('isGuarded', false),
    suites: ['shell/src/routing/guard.test.ts'],
  },
  {
    name: 'members open pages of the office',
    file: 'platform/src/sections/registry/refusal.ts',
    at: 'refusalOf',
    change: decided('isForEmployees', false),
    suites: ['shell/src/routing/guard.test.ts'],
  },
  {
    name: 'a section of an origin that the page does not allow is loaded',
    file: 'platform/src/sections/registry/RegistryStore.ts',
    at: 'RegistryStore.isAllowed',
    change: returns('true'),
    suites: REGISTRY,
  },
  {
    name: 'a section that has left the registry stays',
    file: 'platform/src/sections/registry/RegistryStore.ts',
    at: 'RegistryStore.#take',
    change: decided('builds', false),
    suites: REGISTRY,
  },
  {
    name: 'the registry is asked anew for each path that is pointed at',
    file: 'platform/src/sections/registry/RegistryStore.ts',
    at: 'RegistryStore.#askToOpen',
    change: withoutOperand('get', 1),
    suites: REGISTRY,
  },
  {
    name: 'a build that hung is tried first',
    file: 'platform/src/sections/loading/SectionLoader.ts',
    at: 'SectionLoader.#giveUp',
    change: withoutCall('remember'),
    suites: LOADER,
  },
  {
    name: 'a section of another contract is started',
    file: 'platform/src/sections/loading/SectionLoader.ts',
    at: 'SectionLoader.#run',
    change: withoutCall('#check'),
    suites: LOADER,
  },
  {
    name: 'nobody is told why a section has failed',
    file: 'platform/src/sections/loading/SectionLoader.ts',
    at: 'SectionLoader.#loadAnyBuild',
    change: withoutCall('report'),
    suites: LOADER,
  },
  {
    name: 'the files of the live build are pruned',
    file: 'platform/server/registry/pruneBuilds.ts',
    at: 'pruneBuilds.isRetained',
    change: withoutOperand('has'),
    suites: ['platform/server/registry/pruneBuilds.node.test.ts'],
  },
  {
    name: 'a file that two builds share is pruned with the older one',
    file: 'platform/server/registry/pruneBuilds.ts',
    at: 'pruneBuilds',
    change: decided('needed', true),
    suites: ['platform/server/registry/pruneBuilds.node.test.ts'],
  },
  {
    name: 'a record of an earlier gate is taken',
    file: 'platform/server/registry/gateRecord.ts',
    at: 'faultOf.missing',
    change: value('[]'),
    suites: ['platform/server/registry/gateRecord.node.test.ts'],
  },
  {
    name: "a record of the gate counts for other content under its build's id",
    file: 'platform/server/registry/gateRecord.ts',
    at: 'contentOf',
    change: returns("'a'.repeat(64)"),
    suites: ['platform/server/registry/gateRecord.node.test.ts'],
  },
  {
    name: 'a team has the judge ask any server',
    file: 'platform/server/registry/remote/teamOrigins.ts',
    at: 'requireOrigins.stray',
    change: value('[]'),
    suites: ['shell/server/registerRemote.node.test.ts'],
  },
  {
    name: 'a team registers the section of another team',
    file: 'platform/server/registry/teamKeys.ts',
    at: 'isReached',
    change: returns('true'),
    suites: ['shell/server/registerKeys.node.test.ts'],
  },
  {
    name: 'a canary reaches everybody else',
    file: 'platform/server/registry/cohort.ts',
    at: 'isInCanary',
    change: operator('<', '>', 'share'),
    suites: ['shell/server/pages.node.test.ts'],
  },
  {
    name: 'registering a build twice loses the one before it',
    file: 'platform/server/registry/changes.ts',
    at: 'withBuild.previous',
    change: value('before?.current ?? null'),
    suites: ['platform/server/registry/changes.node.test.ts'],
  },
  {
    name: 'a page is given as fresh after something else was published',
    file: 'platform/server/rendering/RenderedPages.ts',
    at: 'RenderedPages.isOutdated',
    change: returns('false'),
    suites: RENDERED,
  },
  {
    name: 'a refusal of one visitor is kept for everybody',
    file: 'platform/server/rendering/RenderedPages.ts',
    at: 'isCacheable',
    change: returns("outcome.kind !== 'failed'"),
    suites: RENDERED,
  },
  {
    name: 'pages may be shown in the frame of another site',
    file: 'shell/server/html/securityHeaders.ts',
    at: 'contentSecurityPolicy',
    change: entry('frame-ancestors', "['*']"),
    suites: ['shell/server/server.node.test.ts'],
  },
];
