import { TEMPLATES } from './templates.ts';

/** Prints the texts registered with KakaoTalk: `npm run print-templates -w api`. */
for (const { event, text } of TEMPLATES) process.stdout.write(`${event}\n${text}\n\n`);
