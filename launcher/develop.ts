import { parseArgs } from 'node:util';
import { developOneSection } from './develop/oneSection.ts';
import { developWholePortal } from './develop/wholePortal.ts';

// Runs the portal for development: npm run dev.
// One section in a remote portal: npm run dev -- mf-about --against https://staging.example

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
if (values.against) await developOneSection(positionals[0] ?? '', values.against);
else await developWholePortal();
