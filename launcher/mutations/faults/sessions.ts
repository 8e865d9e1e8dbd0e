import { withoutCall, withoutWhere } from '../changes/calls.ts';
import { decided, operator, withoutOperand, words } from '../changes/conditions.ts';
import { returns, value, withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const SESSION = 'api/src/pipeline/session.ts';
const SESSION_END = 'api/src/pipeline/sessionEnd.ts';

export const SESSIONS: readonly Fault[] = [
  {
    name: 'a session lives on after another login',
    file: SESSION,
    at: 'lookupOf',
    change: decided('displaced', false),
    suites: [SUITES.session],
  },
  {
    name: 'a session lives on beyond its last moment',
    file: SESSION_END,
    at: 'endOfSession',
    change: decided('expires_at', false),
    suites: [SUITES.session],
  },
  {
    name: 'an employee who has left the desk stays logged in',
    file: SESSION_END,
    at: 'EMPLOYEE_IDLE_MS',
    change: value('60 * 60 * MINUTE_MS'),
    suites: [SUITES.admin],
  },
  {
    name: 'a replaced token works as long as the new one',
    file: SESSION,
    at: 'findSession',
    change: decided('previous_token_hash', false),
    suites: [SUITES.admin],
  },
  {
    name: 'a password may hold the birth date',
    file: 'api/src/modules/user/password/requireStrong.ts',
    at: 'requireStrongPassword',
    change: withoutOperand('ownParts'),
    suites: [SUITES.requireStrong],
  },
  {
    name: 'a code of an authenticator app counts twice',
    file: 'api/src/modules/office/people/factors/totp.ts',
    at: 'stepOfCode',
    change: decided('lastStep', true),
    suites: [SUITES.secondFactors],
  },
  {
    name: 'a second factor is asked for once a session',
    file: 'api/src/pipeline/stepUp.ts',
    at: 'provedUntil',
    change: decided('until', true),
    suites: [SUITES.secondFactors],
  },
  {
    name: 'a code can be tried six times',
    file: 'api/src/modules/auth/codes/store.ts',
    at: 'MAX_TRIES',
    change: value('6'),
    suites: [SUITES.codes],
  },
  {
    name: 'the code of another browser counts',
    file: 'api/src/modules/auth/codes/store.ts',
    at: 'tryCode.newestCode',
    change: words('where browser_hash =', 'where true or browser_hash ='),
    suites: [SUITES.codes],
  },
  {
    name: 'pages of other sites make changes',
    file: 'api/src/pipeline/csrf.ts',
    at: 'comesFromOwnPage',
    change: returns('true'),
    suites: [SUITES.pipeline],
  },
  {
    name: 'any password matches a hash of the former system',
    file: 'api/src/modules/user/oldPassword/formats.ts',
    at: 'isOldPassword',
    change: returns('Promise.resolve(true)'),
    suites: [SUITES.oldPassword],
  },
  {
    name: 'the hash of the former system outlasts its first login',
    file: 'api/src/modules/user/login/login.ts',
    at: 'login',
    change: decided('newHash', false),
    suites: [SUITES.oldPassword],
  },
  {
    name: 'an import is undone after its members have logged in',
    file: 'api/src/modules/user/imports/undo.ts',
    at: 'findObstacle',
    change: decided('hasLoggedIn', false),
    suites: [SUITES.importMembers, SUITES.officeImports],
  },
  {
    name: 'an import is undone while it still stores rows',
    file: 'api/src/modules/office/people/imports/acts.ts',
    at: 'undoImport',
    change: withoutCall('requireNotRunning'),
    suites: [SUITES.officeImports],
  },
  {
    name: 'a logout leaves the notices to its device',
    file: 'api/src/modules/user/session/logout.ts',
    at: 'logout',
    change: withoutCall('endDeviceOfBrowser'),
    suites: [SUITES.devices],
  },
  {
    name: 'a login leaves the notices of another member on its device',
    file: 'api/src/modules/user/session/session.ts',
    at: 'openSession',
    change: withoutCall('takeOverDevice'),
    suites: [SUITES.devices],
  },
  {
    name: 'a notice is sent to any address that a caller names',
    file: 'api/src/integrations/message/push/pushServices.ts',
    at: 'isPushAddress',
    change: withoutOperand('HOSTS'),
    suites: [SUITES.devices],
  },
  {
    name: 'a process whose import was taken over stores its rows again',
    file: 'api/src/modules/office/people/imports/claim.ts',
    at: 'updateClaimed',
    change: withoutWhere('runs'),
    suites: [SUITES.officeImports],
  },
  {
    name: 'any course of the former system admits to an exam',
    file: 'api/src/enrolment/application/store.ts',
    at: 'hasCompleted',
    change: returns('true'),
    suites: [SUITES.importApplications],
  },
  {
    name: 'sums that differ from the file are imported silently',
    file: 'api/src/modules/user/imports/comparedSums.ts',
    at: 'list',
    change: operator('===', '<=', 'left'),
    suites: [SUITES.importApplications],
  },
  {
    name: 'a changed password leaves the other sessions open',
    file: 'api/src/modules/user/password/changePassword.ts',
    at: 'changePassword',
    change: withoutCall('endSessions'),
    suites: [SUITES.changePassword],
  },
  {
    name: 'the same key does the work twice',
    file: 'api/src/pipeline/idempotency.ts',
    at: 'withIdempotency',
    change: decided('key', true),
    suites: [SUITES.idempotency],
  },
  {
    name: 'applying takes no key',
    file: 'shared/src/contract/manager/application.ts',
    at: 'postIntEdu',
    change: withoutEntry('idempotent'),
    suites: [SUITES.submit],
  },
  {
    name: 'a network calls twice as often as allowed',
    file: 'api/src/pipeline/rateLimit.ts',
    at: 'rateLimit',
    change: operator('-', '+', 'callsPerMinute'),
    suites: ['api/src/pipeline/rateLimit.test.ts'],
  },
];
