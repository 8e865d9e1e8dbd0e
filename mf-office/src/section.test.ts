import { CAMERA_PATHS } from '@portal/shared/section/cameraPaths';
import { describeSection } from '@portal/shared/testing';
import routes from './routes.tsx';
import { section } from './section.ts';

describeSection(section, routes);

test('the pages whose documents may use a camera exist', () => {
  expect(section.pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...CAMERA_PATHS]));
});
