import { parseArgs } from 'node:util';
import { developOneSection } from './develop/oneSection.ts';
import { developInPortal } from './develop/sectionInPortal.ts';
import { developWholePortal } from './develop/wholePortal.ts';

// Runs the portal for development: npm run dev.
// One section is built and watched, the others run as last built: npm run dev -- mf-about
// One section in a remote portal: npm run dev -- mf-about --against https://staging.example

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const [name] = positionals;
if (values.against) await developOneSection(name ?? '', values.against);
else if (name) await developInPortal(name);
else await developWholePortal();
