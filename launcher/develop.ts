import { parseArgs } from 'node:util';
import { developOneSection } from './develop/oneSection.ts';
import { developWholePortal } from './develop/wholePortal.ts';

// The portal while it is being written: npm run dev.
// One section shown by a portal that runs elsewhere: npm run dev -- mf-about --against https://staging.example

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
if (values.against) await developOneSection(positionals[0] ?? '', values.against);
else await developWholePortal();
