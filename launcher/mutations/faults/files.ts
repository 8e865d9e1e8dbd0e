import { withoutWhere } from '../changes/calls.ts';
import { operator } from '../changes/conditions.ts';
import { entry, returns, value, withoutElement, withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

export const FILES: readonly Fault[] = [
  {
    name: 'the name of a download is not encoded',
    file: 'api/src/modules/files/downloads/attachmentDisposition.ts',
    at: 'attachmentDisposition.encoded',
    change: value('fileName'),
    suites: [SUITES.attachment],
  },
  {
    name: 'a cell that begins with = is a formula',
    file: 'api/src/csv/writeCsv.ts',
    at: 'writeCsv',
    change: entry('escape_formulas', 'false'),
    suites: [SUITES.csv],
  },
  {
    name: 'what members write runs in the browsers of others',
    file: 'api/src/content/cleanContent.ts',
    at: 'escape',
    change: returns('text'),
    suites: [SUITES.cleanContent],
  },
  {
    name: 'pictures of other places stand in articles',
    file: 'api/src/content/cleanArticle.ts',
    at: 'cleanArticle',
    change: entry('exclusiveFilter', '() => false'),
    suites: ['api/src/content/content.test.ts'],
  },
  {
    name: "a file's address opens it for ever",
    file: 'api/src/pipeline/fileAddress.ts',
    at: 'openPass',
    change: operator('>', '!=='),
    suites: ['api/src/modules/manager/papers/papers.test.ts'],
  },
  {
    name: 'a file is read before what shows it is published',
    file: 'api/src/modules/files/shownFiles/store.ts',
    at: 'isShownNow',
    change: withoutWhere('shown_from'),
    suites: ['api/src/modules/office/content/uploads/uploads.test.ts'],
  },
  {
    name: 'the private file of a member is kept by proxies',
    file: 'api/src/modules/files/downloads/readFile.ts',
    at: 'cachingOf',
    change: returns('CACHED_FOR_EVER'),
    suites: [SUITES.files],
  },
  {
    name: 'a member stores more files than a day has room for',
    file: 'api/src/pipeline/uploads/quota.ts',
    at: 'requireQuota',
    change: operator('>=', '>', 'MAX_DAILY_FILES'),
    suites: [SUITES.files],
  },
  {
    name: 'passwords stand in the log',
    file: 'api/src/server/logging.ts',
    at: 'SECRETS',
    change: withoutElement('userPw'),
    suites: [SUITES.logging],
  },
  {
    name: 'a table with a title above its headings is refused',
    file: 'api/src/csv/readCsv.ts',
    at: 'MAX_ROWS_ABOVE',
    change: value('0'),
    suites: [SUITES.importedTables],
  },
  {
    name: 'a PDF with a script is stored',
    file: 'api/src/pipeline/uploads/pdf.ts',
    at: 'isActivePdf',
    change: returns('false'),
    suites: [SUITES.acceptUpload],
  },
  {
    name: 'tokens stand in the log',
    file: 'api/src/server/logging.ts',
    at: 'SECRETS',
    change: withoutElement('authorization'),
    suites: [SUITES.logging],
  },
  {
    name: 'the rows of an error stand in the log',
    file: 'api/src/server/logging.ts',
    at: 'createLogger',
    change: withoutEntry('serializers'),
    suites: [SUITES.logging],
  },
  {
    name: 'a sealed value opens in another row',
    file: 'api/src/secrets/seal.ts',
    at: 'seal.cipher',
    change: value("createCipheriv('aes-256-gcm', key, iv)"),
    suites: ['api/src/secrets/seal.test.ts'],
  },
];
