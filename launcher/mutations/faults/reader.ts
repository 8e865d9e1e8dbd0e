import { withoutCall } from '../changes/calls.ts';
import { decided, operator } from '../changes/conditions.ts';
import { literal, returns, value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';

const ANSWER = 'shared/src/contract/base/readAnswer.ts';
const READ = ['shared/src/contract/base/readAnswer.test.ts'];
const QUERIES = ['shared/src/client/queries.test.tsx'];

/** Reading the contract and calling the API in browsers. */
export const READER: readonly Fault[] = [
  {
    name: 'an item that was left out is told as kept',
    file: ANSWER,
    at: 'TolerantReader.#itemOrNone',
    change: literal('leftOut', 'kept'),
    suites: READ,
  },
  {
    name: 'a list of which nothing is readable looks empty',
    file: ANSWER,
    at: 'TolerantReader.#array',
    change: decided('length', false),
    suites: READ,
  },
  {
    name: 'a value of an answer is told to the server',
    file: ANSWER,
    at: 'plainWord',
    change: returns('String(value)'),
    suites: READ,
  },
  {
    name: 'a lost answer is asked for under another key',
    file: 'shared/src/client/queries.ts',
    at: 'isUndecided',
    change: returns('false'),
    suites: QUERIES,
  },
  {
    name: 'what a change makes stale is not read anew',
    file: 'shared/src/client/queries.ts',
    at: 'useMutation',
    change: literal('active', 'none'),
    suites: QUERIES,
  },
  {
    name: 'the page of a proxy is taken for an answer',
    file: 'shared/src/client/failureOf.ts',
    at: 'failureOf',
    change: decided('isEnvelope', false),
    suites: QUERIES,
  },
  {
    name: 'calls that fail together renew the token each',
    file: 'shared/src/client/renewal.ts',
    at: 'renewTokenOnce',
    change: operator('??=', '='),
    suites: ['shared/src/client/send.test.ts'],
  },
  {
    name: 'a form is sent twice by two presses',
    file: 'shared/src/form/useSubmit.ts',
    at: 'useSubmit.attempt',
    change: decided('running', false),
    suites: ['shared/src/form/useSubmit.test.tsx'],
  },
  {
    name: 'a failure of sending a form is shown to nobody',
    file: 'shared/src/form/useSubmit.ts',
    at: 'useSubmit.attempt',
    change: withoutCall('explain'),
    suites: ['shared/src/form/useSubmit.test.tsx'],
  },
  {
    name: 'a session is over an hour late',
    file: 'shared/src/session/session.ts',
    at: 'SESSION_HOURS',
    change: value('25'),
    suites: ['shared/src/session/session.test.ts'],
  },
  {
    name: 'the ninth digit of a business number counts once',
    file: 'shared/src/rules/business.ts',
    at: 'isBusinessNumber.tens',
    change: literal('10', '1'),
    suites: ['shared/src/rules/business.test.ts'],
  },
  {
    name: 'midnight in Seoul is the midnight of UTC',
    file: 'shared/src/time/seoul.ts',
    at: 'seoulInstant',
    change: literal('hour', 'minute'),
    suites: ['shared/src/time/seoul.test.ts'],
  },
];
