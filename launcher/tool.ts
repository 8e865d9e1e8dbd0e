import { runProgram } from './runProgram.ts';

runProgram('tool', {
  'api-report': {
    file: 'launcher/apiReport.ts',
    does: 'writes the reports of what sections build on',
    args: ['--update'],
  },
  figures: { file: 'launcher/figures.ts', does: 'files, line lengths, cycles and repetitions per folder' },
  gallery: { file: 'launcher/gallery.ts', does: 'the design kit in its states, at port 6006' },
  'pack-client': { file: 'launcher/packClient.ts', does: 'the client package for programs outside' },
  'pack-shared': { file: 'launcher/packShared.ts', does: '@portal/shared for sections outside' },
  pin: { file: 'launcher/pin.ts', does: 'digests of the base images' },
});
