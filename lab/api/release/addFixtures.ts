import { migrations } from '../../../api/src/database/migrations/index.ts';
import { fixturesOf } from './fixtures.ts';

/** Loaded before the API: makes it the version with this number. */
Object.assign(migrations, fixturesOf(Number(process.env['REHEARSED_VERSION'])));
